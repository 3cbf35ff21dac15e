import { Sparks } from './sparks.tsx';
import { WeldBead } from './weld-bead.tsx';

export function WelderDrawing() {
  return (
    <svg viewBox="0 0 640 560" className="drawing" aria-hidden="true">
      <defs>
        <radialGradient id="arc-light">
          <stop offset="0" stopColor="var(--color-primary)" stopOpacity="0.55" />
          <stop offset="0.45" stopColor="var(--color-primary)" stopOpacity="0.14" />
          <stop offset="1" stopColor="var(--color-primary)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lit-side" x1="0" x2="1">
          <stop offset="0" stopColor="oklch(52% 0.07 50)" />
          <stop offset="0.4" stopColor="oklch(33% 0.025 255)" />
          <stop offset="1" stopColor="oklch(25% 0.018 255)" />
        </linearGradient>
      </defs>
      <circle cx="190" cy="396" r="300" fill="url(#arc-light)" />
      <path d="M640 560V330q-20-64-96-84l-92-22-74 34-52 92q-14 34-12 74l10 136z" fill="url(#lit-side)" />
      <path d="M452 224q60 10 92 22 76 20 96 84" fill="none" stroke="oklch(45% 0.02 255)" strokeWidth="3" />
      <path
        d="M352 96q22-62 96-62 92 0 108 92 8 52-18 100-14 24-50 24h-54q-40 30-78 22-24-6-26-44l-2-62z"
        fill="url(#lit-side)"
        stroke="oklch(45% 0.02 255)"
        strokeWidth="3"
      />
      <path
        d="m340 118 62-16 10 58-74 14z"
        fill="oklch(14% 0.012 255)"
        stroke="oklch(55% 0.05 55)"
        strokeWidth="4"
      />
      <path d="m348 128 46-11 6 36-55 11z" fill="var(--color-primary)" opacity="0.75" />
      <path d="m350 140 22-24 8-2-26 30z" fill="#fff6e6" opacity="0.8" />
      <circle
        cx="486"
        cy="146"
        r="17"
        fill="oklch(26% 0.018 255)"
        stroke="oklch(48% 0.02 255)"
        strokeWidth="4"
      />
      <path d="M420 46q40 24 56 84" fill="none" stroke="oklch(48% 0.02 255)" strokeWidth="4" />
      <path
        d="M470 300q-40 90-110 120l-74 4q-26 0-26-22t28-26l58-10 40-86z"
        fill="url(#lit-side)"
        stroke="oklch(45% 0.02 255)"
        strokeWidth="3"
      />
      <path
        d="m346 364-64 4q-34 2-36 30 0 28 34 30l62-6q20-4 20-30t-16-28z"
        fill="oklch(46% 0.07 52)"
        stroke="oklch(60% 0.09 55)"
        strokeWidth="3"
      />
      <path
        d="M248 396h46M250 410h44M330 366q-8 26 0 56"
        fill="none"
        stroke="oklch(32% 0.05 52)"
        strokeWidth="3"
      />
      <path
        d="m262 388-30-14 6-12 34 16z"
        fill="oklch(38% 0.02 255)"
        stroke="oklch(55% 0.03 60)"
        strokeWidth="2"
      />
      <path d="M234 368 194 398" stroke="oklch(78% 0.03 70)" strokeWidth="6" strokeLinecap="round" />
      <path d="M0 410H188l-20 150H0z" fill="oklch(19% 0.016 255)" />
      <path d="M192 410h1448v150H212z" fill="oklch(24% 0.016 255)" />
      <path d="M0 410h1640" stroke="oklch(55% 0.05 55)" strokeWidth="3" />
      {/* Beside the text the bench ends with the drawing. */}
      <g className="lg:hidden">
        <path d="M-1600 410H0v150h-1600z" fill="oklch(19% 0.016 255)" />
        <path d="M-1600 410H0" stroke="oklch(55% 0.05 55)" strokeWidth="3" />
      </g>
      <WeldBead x={186} y={544} ripples={12} step={11} angle={-88} />
      <Sparks x={190} y={404} reach={150} />
    </svg>
  );
}
