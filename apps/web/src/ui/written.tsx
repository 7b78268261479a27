import type { ReactNode } from 'react';
import { Text } from './layout.tsx';
import { linkParts } from './link-parts.ts';
import css from './parts/written.module.css';

/** What a person wrote, with its web addresses as links that open beside the app. */
function Written({ text }: { text: string }) {
  let at = 0;
  return linkParts(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.href === undefined ? (
      part.text
    ) : (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  });
}

/** What a person wrote, in its own lines, below the name of what it is; where nothing was written, nothing. */
export function WrittenPart({
  title,
  as = 'h4',
  text,
}: {
  title: ReactNode;
  as?: 'h3' | 'h4' | 'p';
  text: string;
}) {
  if (text === '') return null;
  return (
    <div>
      <Text as={as} isMuted size="small">
        {title}
      </Text>
      <p className={css.written}>
        <Written text={text} />
      </p>
    </div>
  );
}
