import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card, SkeletonLines } from '../../ui/basics.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { useMe } from './queries.ts';

/** Photo or generated avatar, full name or 'Nama tidak tersedia', username, e-mail (docs/product/accounts.md#names). */
export function ProfileCard({ children }: { children?: ReactNode }) {
  const t = useTexts('shell');
  const me = useMe().data;
  const at = me?.email.indexOf('@') ?? 0;
  return (
    <Card gap={3}>
      {me === undefined ? (
        <SkeletonLines lines={2} />
      ) : (
        <Row isOneLine gap={4}>
          <Avatar name={me.profile.full_name || me.username} photo={me.profile.photo_url} size={72} />
          <div>
            <Text as="h2" size="large">
              {me.profile.full_name || t.noName}
            </Text>
            <Text isMuted>@{me.username}</Text>
            {/* Where it is too long for its line it breaks before the @, not within a word. */}
            <Text isMuted>
              {me.email.slice(0, at)}
              <wbr />
              {me.email.slice(at)}
            </Text>
          </div>
        </Row>
      )}
      {children}
    </Card>
  );
}
