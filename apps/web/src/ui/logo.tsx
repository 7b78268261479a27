import { Link } from 'react-router';
import { useSite } from '../lib/site.ts';
import css from './parts/logo.module.css';

/** Mark and name of the school, as a link to the home page. A school without a logo gets the product's mark. */
export function Logo({ to = '/' }: { to?: string }) {
  const { school } = useSite();
  return (
    <Link to={to} className={css.logo}>
      {school.logo === null ? (
        <Mark />
      ) : (
        <img src={`/api/settings/logo/${school.logo}`} alt="" width="36" height="36" />
      )}
      <span data-long={school.name.length > 12 ? '' : undefined}>{school.name}</span>
    </Link>
  );
}

/** A speech bubble that holds one kawung. */
function Mark() {
  return (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <path
        fill="var(--teal)"
        d="M24 4H40a20 20 0 0 1 20 20V40a20 20 0 0 1 -20 20H8a4 4 0 0 1 -4 -4V24a20 20 0 0 1 20 -20Z"
      />
      <g transform="translate(32 32) scale(0.46)">
        <g transform="rotate(45)">
          <ellipse cx="29" rx="23" ry="12.5" fill="#FFFCF6" />
          <ellipse cx="29" rx="11" ry="2.6" fill="var(--teal)" />
        </g>
        <g transform="rotate(135)">
          <ellipse cx="29" rx="23" ry="12.5" fill="#FFFCF6" />
          <ellipse cx="29" rx="11" ry="2.6" fill="var(--teal)" />
        </g>
        <g transform="rotate(225)">
          <ellipse cx="29" rx="23" ry="12.5" fill="#FFFCF6" />
          <ellipse cx="29" rx="11" ry="2.6" fill="var(--teal)" />
        </g>
        <g transform="rotate(315)">
          <ellipse cx="29" rx="23" ry="12.5" fill="var(--mango)" />
          <ellipse cx="29" rx="11" ry="2.6" fill="var(--teal)" />
        </g>
      </g>
    </svg>
  );
}
