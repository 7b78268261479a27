import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { ComponentProps, CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { useTexts } from '../lib/language.tsx';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconHelpCircle,
  IconInfoCircle,
} from './icons.ts';
import { Row, type Space, Stack, Text } from './layout.tsx';
import css from './parts/basics.module.css';
import type { Hue } from './theme/colors.ts';

/** A band of a public page with its heading. */
export function Section({
  title,
  lead,
  sunk = false,
  children,
}: {
  title?: string;
  lead?: string;
  sunk?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={`${css.section} ${sunk ? css.sunk : ''}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      <div className="page-width">
        {title !== undefined && (
          <Stack gap={2} className={css.head}>
            <h2 id={id}>{title}</h2>
            {lead !== undefined && <Text isMuted>{lead}</Text>}
          </Stack>
        )}
        {children}
      </div>
    </section>
  );
}

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'li' | 'article' | 'aside' | 'blockquote' | 'form' | 'header' | 'section';
  /** With it, its things are below each other; `start`: each as wide as it is. */
  gap?: Space;
  align?: 'start' | undefined;
  /** Less room inside: one of many, or part of a dense page. */
  isTight?: boolean;
  /** It lies within another card, or is a part of a form. */
  isSunk?: boolean;
  /** Whose colour it carries, and which of its edges shows it. */
  hue?: Hue;
  edge?: 'top' | 'start';
  /** It leads the page: on the soft ground of its hue. What stands above its heading is marked with `data-eyebrow`. */
  isLead?: boolean;
};

/** A card with the speech corner. */
export function Card({
  as: Tag = 'div',
  gap,
  align,
  isTight = false,
  isSunk = false,
  isLead = false,
  hue,
  edge,
  className = '',
  ...rest
}: CardProps) {
  const shared = {
    ...rest,
    'data-hue': hue,
    'data-edge': edge,
    'data-tight': isTight ? '' : undefined,
    'data-sunk': isSunk ? '' : undefined,
    'data-lead': isLead ? '' : undefined,
    className: `${css.card} ${gap === undefined ? css.flow : ''} ${isLead ? 'kawung' : ''} ${className}`,
  };
  return gap === undefined ? <Tag {...shared} /> : <Stack as={Tag} gap={gap} align={align} {...shared} />;
}

/** A short label on the soft ground of a hue. */
export function Badge({ hue = 'teal', children }: { hue?: Hue; children: ReactNode }) {
  return (
    <span className={css.badge} data-hue={hue}>
      {children}
    </span>
  );
}

const NOTICE = {
  info: { hue: 'teal', Icon: IconInfoCircle },
  good: { hue: 'leaf', Icon: IconCircleCheck },
  attention: { hue: 'amber', Icon: IconAlertTriangle },
  bad: { hue: 'red', Icon: IconAlertTriangle },
} as const;

/** A sentence that is part of the page. `bad` and `attention` are announced at once, the others when there is time. */
export function Notice({
  kind = 'info',
  action,
  children,
}: {
  kind?: keyof typeof NOTICE;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { hue, Icon } = NOTICE[kind];
  return (
    <Row
      align="start"
      isOneLine
      className={`${css.notice} speech`}
      data-hue={hue}
      role={kind === 'bad' || kind === 'attention' ? 'alert' : 'status'}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <Row gap={4} justify="between">
        <span>{children}</span>
        {action}
      </Row>
    </Row>
  );
}

/** Words that fold open; works without scripts. `name` lets only one of a group be open. */
export function Accordion({
  question,
  name,
  words,
  anchor,
  isWide = false,
  isCard = false,
  isOpen = false,
  className = '',
  children,
}: {
  question: ReactNode;
  name?: string;
  /** What a search looks through (`data-words`). */
  words?: string;
  /** The id of the answer. It is inside, so that browsers open it for `#anchor` even without scripts. */
  anchor?: string;
  /** What unfolds is more than text and takes the whole width. */
  isWide?: boolean;
  /** It has a frame of its own. */
  isCard?: boolean;
  /** It begins open. */
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details
      className={`${css.fold} ${className}`}
      name={name}
      data-words={words}
      data-card={isCard ? '' : undefined}
      open={isOpen}
    >
      <summary>
        {question}
        <IconChevronDown className={css.chevron} size={20} stroke={1.75} aria-hidden="true" />
      </summary>
      <div id={anchor} data-wide={isWide ? '' : undefined}>
        {children}
      </div>
    </details>
  );
}

/** What a place shows while it has nothing: picture, one sentence, the next action. */
export function EmptyState({
  title,
  text,
  picture = '/pictures/empty/search.svg',
  action,
  level: Heading = 'h2',
  isCompact = false,
  lang,
}: {
  title: string;
  text?: string;
  picture?: string;
  action?: ReactNode;
  /** `h1` where it is the whole page. */
  level?: 'h1' | 'h2';
  /** One of several parts of a page: the picture small, beside the words. */
  isCompact?: boolean;
  /** The language of its words, where it is not the page's. */
  lang?: string;
}) {
  return (
    <Stack className={css.empty} lang={lang} data-compact={isCompact ? '' : undefined}>
      {picture !== undefined && <img src={picture} alt="" width="176" height="132" />}
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {action}
    </Stack>
  );
}

/** The same where a list or a part of the page would stand. */
export const EmptyCard = (props: ComponentProps<typeof EmptyState>) => (
  <Card>
    <EmptyState {...props} />
  </Card>
);

/** A grey shape of what is coming; shows itself only after 200 ms. */
export function Skeleton({
  width = '100%',
  height = '1rem',
  style,
}: {
  width?: string;
  height?: string;
  style?: CSSProperties;
}) {
  return <div className={css.skeleton} style={{ width, height, ...style }} aria-hidden="true" />;
}

const LINE_WIDTHS = ['92%', '75%', '58%', '81%', '64%', '87%', '70%', '53%'];

/** Lines of text to come, at most eight. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }} aria-hidden="true">
      {LINE_WIDTHS.slice(0, lines).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** Whole rupiah, as the school prints them everywhere. */
export function Money({ rupiah }: { rupiah: number }) {
  return <span className={css.money}>{formatRupiah(rupiah)}</span>;
}

/**
 * The reason behind a decision about time or money: a plain sentence, what a person `wrote` to it, the arithmetic and the
 * rule.
 */
export function Why({
  sentence,
  wrote,
  arithmetic,
  rule,
}: {
  sentence: string;
  wrote?: { by: string; text: string } | undefined;
  arithmetic?: string;
  rule?: string;
}) {
  const t = useTexts('common');
  return (
    <details className={css.why}>
      <summary>
        <IconHelpCircle size={16} stroke={1.75} aria-hidden="true" />
        {t.why}
      </summary>
      <Stack gap={2}>
        <p>{sentence}</p>
        {(wrote !== undefined || arithmetic !== undefined || rule !== undefined) && (
          <dl>
            {wrote !== undefined && (
              <>
                <dt>{wrote.by}</dt>
                <dd>{wrote.text}</dd>
              </>
            )}
            {arithmetic !== undefined && (
              <>
                <dt>{t.whyParts.arithmetic}</dt>
                <dd>{arithmetic}</dd>
              </>
            )}
            {rule !== undefined && (
              <>
                <dt>{t.whyParts.rule}</dt>
                <dd>{rule}</dd>
              </>
            )}
          </dl>
        )}
      </Stack>
    </details>
  );
}
