import type { PublicQuestions } from '@fasih/school/platform/settings/questions-contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { Titled } from '../../ui/titled.tsx';

export type QuestionRow = PublicQuestions['questions'][number];

type Props = {
  rows: readonly QuestionRow[];
  sending: boolean;
  onMove: (row: QuestionRow, by: -1 | 1) => void;
  onShow: (row: QuestionRow) => void;
  onEdit: (row: QuestionRow) => void;
  onReset: (row: QuestionRow) => void;
  onRemove: (row: QuestionRow) => void;
};

/** The questions of one group with what can be done to each. */
export function QuestionRows({ rows, sending, onMove, onShow, onEdit, onReset, onRemove }: Props) {
  const t = useTexts('settings').questions;
  const lang = useLang();
  return (
    <Stack as="ol" gap={1} isLined>
      {rows.map((row, place) => {
        const texts = row.texts ?? row.product;
        const question = (lang === 'id' ? texts?.questionId : texts?.questionEn) ?? '';
        const isOwn = row.product === null;
        return (
          <Row as="li" key={row.key} justify="between">
            <Titled>
              {question}
              {!row.shown && <Badge hue="amber">{t.hidden}</Badge>}
              {isOwn && <Badge hue="indigo">{t.own}</Badge>}
              {!isOwn && row.texts !== null && <Badge hue="indigo">{t.changed}</Badge>}
            </Titled>
            <Row as="span" gap={2} justify="end">
              <MoveButtons
                place={place}
                count={rows.length}
                up={t.up({ question })}
                down={t.down({ question })}
                isDisabled={sending}
                onMove={(by) => onMove(row, by)}
              />
              <Button
                look="plain"
                size="small"
                aria-label={t.editOf({ question })}
                disabled={sending}
                onClick={() => onEdit(row)}
              >
                {t.edit}
              </Button>
              <Button
                look="plain"
                size="small"
                aria-label={row.shown ? t.hideOf({ question }) : t.showOf({ question })}
                disabled={sending}
                onClick={() => onShow(row)}
              >
                {row.shown ? t.hide : t.show}
              </Button>
              {isOwn ? (
                <Button
                  look="plain"
                  size="small"
                  aria-label={t.removeOf({ question })}
                  disabled={sending}
                  onClick={() => onRemove(row)}
                >
                  {t.remove}
                </Button>
              ) : (
                row.texts !== null && (
                  <Button look="plain" size="small" disabled={sending} onClick={() => onReset(row)}>
                    {t.reset}
                  </Button>
                )
              )}
            </Row>
          </Row>
        );
      })}
    </Stack>
  );
}
