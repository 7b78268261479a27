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
import { FormError, LongTextField } from '../../ui/fields.tsx';
import css from './levels.module.css';

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
    <Card className={css.card}>
      <form noValidate className={css.form} onSubmit={submit}>
        {points && hint && (
          <div>
            <p>
              <strong>{t.sum({ sum: points.reduce<number>((all, one) => all + one, 0), most: 12 })}</strong> ·{' '}
              {t.hints[hint.advice]({ level: hint.level })}
            </p>
            <p className={css.quiet}>{t.hintNote}</p>
          </div>
        )}
        <fieldset className={css.levels}>
          <legend>{t.level}</legend>
          {detail.allowed.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name="level"
                value={one}
                checked={level === one}
                onChange={() => {
                  setLevel(one);
                  setMissing(false);
                }}
              />
              <span>{one === now ? t.proposedLevel({ level: one }) : one}</span>
            </label>
          ))}
        </fieldset>
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
        {changes && <p className={css.quiet}>{t.follows}</p>}
        <FormError message={isStale ? t.stale : decide.problem} />
        <div className={css.row}>
          <Button look="quiet" onClick={onAgain}>
            {points ? t.again : t.start}
          </Button>
          <Button type="submit" isPending={decide.isPending}>
            {decide.isPending ? t.saving : changes ? t.change({ level }) : t.confirm({ level })}
          </Button>
        </div>
      </form>
    </Card>
  );
}
