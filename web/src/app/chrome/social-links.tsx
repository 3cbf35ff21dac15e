import { business } from '@welding/domain/values/business';
import type { MouseEvent } from 'react';
import { Tooltip } from './tooltip.tsx';

const networks = [
  {
    name: 'Facebook',
    url: business.social.facebook,
    drawing: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.7-4h-3.7V9c0-.6.1-1 .5-1z',
  },
  {
    name: 'Instagram',
    url: business.social.instagram,
    drawing:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  },
  {
    name: 'YouTube',
    url: business.social.youtube,
    drawing:
      'M12 5c7 0 9 .5 9.5 2.5.6 2.5.6 6.5 0 9C21 18.5 19 19 12 19s-9-.5-9.5-2.5c-.6-2.5-.6-6.5 0-9C3 5.5 5 5 12 5zm-2 4v6l5-3z',
  },
] as const;

/** The business on each network; where it is on none yet, the link points nowhere and the page stays where it is. */
export function SocialLinks() {
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <ul className="-ml-2.5 flex">
      {networks.map(({ name, url, drawing }) => (
        <li key={name}>
          <Tooltip text={name}>
            <a
              {...(url ? { href: url, target: '_blank', rel: 'noreferrer' } : { href: '#', onClick: stay })}
              className="btn btn-ghost btn-square"
            >
              <svg
                viewBox="0 0 24 24"
                className="size-6"
                fill="currentColor"
                fillRule="evenodd"
                aria-hidden="true"
              >
                <path d={drawing} />
              </svg>
              <span className="sr-only">{name}</span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
