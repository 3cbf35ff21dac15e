import { Sparks } from './sparks.tsx';

/** The ripples of the weld, in the line and color around it. */
const bead = `M0-5.2${Array(12).fill('q7 5.2 0 10.4').join('m5.5-10.4')}`;

/** The root sets the default stroke and fill, because every character loads before the first paint. */
export function WelderDrawing() {
  return (
    <svg viewBox="0 0 320 280" className="drawing" fill="none" strokeWidth="1.5" aria-hidden="true">
      <radialGradient id="arc">
        <stop stopColor="var(--color-primary)" stopOpacity=".55" />
        <stop offset=".45" stopColor="var(--color-primary)" stopOpacity=".14" />
        <stop offset="1" stopColor="var(--color-primary)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="lit">
        <stop stopColor="#8a5d44" />
        <stop offset=".4" stopColor="#2d3642" />
        <stop offset="1" stopColor="#1c222a" />
      </linearGradient>
      <circle cx="95" cy="198" r="150" fill="url(#arc)" />
      <path d="M320 280v-115q-10-32-48-42l-46-11-37 17-26 46q-7 17-6 37l5 68z" fill="url(#lit)" />
      <g stroke="#4e5661">
        <path d="M226 112q30 5 46 11 38 10 48 42" />
        <path
          d="M176 48q11-31 48-31 46 0 54 46 4 26-9 50-7 12-25 12h-27q-20 15-39 11-12-3-13-22l-1-31z"
          fill="url(#lit)"
        />
        <path d="M170 59l31-8 5 29-37 7z" fill="#06090e" stroke="#896a56" strokeWidth="2" />
        <path d="M174 64l23-6 3 18-28 6z" fill="var(--color-primary)" stroke="none" opacity=".75" />
        <path d="M175 70l11-12 4-1-13 15z" fill="#fff6e6" stroke="none" opacity=".8" />
        <g stroke="#565e69" strokeWidth="2">
          <circle cx="243" cy="73" r="8.5" fill="#1e252d" />
          <path d="M210 23q20 12 28 42" />
        </g>
        <path d="M235 150q-20 45-55 60l-37 2q-13 0-13-11t14-13l29-5 20-43z" fill="url(#lit)" />
      </g>
      <path
        d="M173 182l-32 2q-17 1-18 15 0 14 17 15l31-3q10-2 10-15t-8-14z"
        fill="#774c32"
        stroke="#aa714a"
      />
      <path d="M124 198h23M125 205h22M165 183q-4 13 0 28" stroke="#472b1a" />
      <path d="M131 194l-15-7 3-6 17 8z" fill="#3b434d" stroke="#7f6e60" strokeWidth="1" />
      <path d="M117 184l-20 15" stroke="#c4b4a3" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 205h94l-10 75h-84z" fill="#0f141b" />
      <path d="M96 205h724v75h-714z" fill="#1a2027" />
      <path d="M0 205h820" stroke="#896a56" />
      {/* On small screens the bench also extends to the left of the drawing. */}
      <g className="lg:hidden">
        <path d="M-800 205h800v75h-800z" fill="#0f141b" />
        <path d="M-800 205h800" stroke="#896a56" />
      </g>
      <g stroke="var(--color-primary)" strokeLinecap="round">
        <path d={bead} transform="translate(93 272) rotate(-88)" strokeWidth={2.3} />
        <Sparks x={95} y={202} reach={75} />
      </g>
    </svg>
  );
}
