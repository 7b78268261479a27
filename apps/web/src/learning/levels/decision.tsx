import { type CheckPoints, hintOf } from '@fasih/school/catalogue/policy/level';
import { decideLevel, type LevelDetail, readLevel } from '@fasih/school/learning/levels/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';

/** Confirms or changes the level, with the hint of the check where it was done; the person decides. */
export function LevelDecision({
  detail,
  level: now,
  points,
  onAgain,
  onDone,
}: {
  detail: LevelDetail;
  level: string;
  points: CheckPoints[] | null;
  onAgain: () => void;
  onDone: () => void;
}) {
  const texts = useTexts('levels');
  const t = texts.page;
  const common = useTexts('common');
  const queries = useQueryClient();
  const decide = useAction(decideLevel, {
    invalidates: [readLevel],
    onDone: () => {
      // Nearly every screen of teachers and admins shows levels; their contracts would make this page 12 kB heavier.
      void queries.invalidateQueries({ refetchType: 'none' });
      onDone();
      return notify('good', t.saved);
    },
  });
  const [level, setLevel] = useState(now);
  const [reason, setReason] = useState('');
  const [notes, setNotes] = useState('');
  const [isMissing, setMissing] = useState(false);
  const changes = level !== now;
  const needsReason = changes || points === null;
  const hint = points && hintOf(now, points);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (needsReason && reason.trim() === '') return setMissing(true);
    const body = { level, reason, notes, version: detail.version, ...(points ? { points } : {}) };
    await decide.run({ params: { enrolmentId: detail.enrolmentId }, body });
  };
  const isStale = decide.error instanceof Problem && decide.error.code === 'common.stale';
  return (
    <Card isTight gap={3}>
      <Stack as="form" noValidate onSubmit={submit}>
        {points && hint && (
          <div>
            <p>
              <strong>{t.sum({ sum: points.reduce<number>((all, one) => all + one, 0), most: 12 })}</strong> ·{' '}
              {t.hints[hint.advice]({ level: hint.level })}
            </p>
            <Text isMuted>{t.hintNote}</Text>
          </div>
        )}
        <Choices legend={t.level}>
          {detail.allowed.map((one) => (
            <Choice
              key={one}
              look="card"
              type="radio"
              name="level"
              value={one}
              checked={level === one}
              onChange={() => {
                setLevel(one);
                setMissing(false);
              }}
            >
              {one === now ? t.proposedLevel({ level: one }) : one}
            </Choice>
          ))}
        </Choices>
        <LongTextField
          label={needsReason ? t.reason : `${t.reason} (${common.optional})`}
          description={t.reasonHint}
          value={reason}
          maxLength={500}
          required={needsReason}
          error={isMissing && (changes ? texts.problems.changeNeedsReason : texts.problems.checkOrReason)}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <LongTextField
          label={`${t.notes} (${common.optional})`}
          description={t.notesHint}
          value={notes}
          maxLength={2000}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        {changes && <Text isMuted>{t.follows}</Text>}
        <FormError message={isStale ? t.stale : decide.problem} />
        <Row>
          <Button look="quiet" onClick={onAgain}>
            {points ? t.again : t.start}
          </Button>
          <Button type="submit" isPending={decide.isPending}>
            {decide.isPending ? t.saving : changes ? t.change({ level }) : t.confirm({ level })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
