import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page-head.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import css from './form-page.module.css';

type Props = {
  title: string;
  heading?: string;
  /** What search engines show; without it the page is not for them. */
  description?: string;
  lead?: ReactNode;
  /** The heading says what has just happened, and screen readers hear it. */
  isNews?: boolean;
  children?: ReactNode;
  /** Where else one may want to go. */
  foot?: ReactNode;
};

/** A page of the split screen of signing in and registering. */
export function FormPage({ title, heading = title, description, lead, isNews, children, foot }: Props) {
  return (
    <Stack gap={6} className={css.page}>
      <PageHead title={title} {...(description === undefined ? { hidden: true } : { description })} />
      <Stack gap={2} role={isNews ? 'status' : undefined}>
        <h1>{heading}</h1>
        {lead !== undefined && <Text isMuted>{lead}</Text>}
      </Stack>
      {children}
      {foot !== undefined && (
        <Row as="p" gap={2} justify="center" className={css.foot}>
          {foot}
        </Row>
      )}
    </Stack>
  );
}
