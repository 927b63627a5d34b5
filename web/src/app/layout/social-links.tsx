import { SocialIcon } from '../../ui/art/social-icon.tsx';
import type { SiteBrand } from '../site.ts';

export function SocialLinks({ social }: { social: SiteBrand['social'] }) {
  return (
    <ul className="-mr-2.5 flex md:mt-4 md:-ml-2.5 md:gap-1">
      {social.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            aria-label={name}
            rel="noopener"
            className="grid size-11 place-items-center rounded-control text-deep-ink transition-colors hover:bg-deep-line"
          >
            <SocialIcon name={name} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
