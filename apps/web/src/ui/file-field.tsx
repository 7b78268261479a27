import { LOCALE } from '@fasih/school/basics/formatters';
import { useEffect, useId, useRef, useState } from 'react';
import { useLang, useTexts } from '../lib/language.tsx';
import type { Lang } from '../lib/texts.ts';
import { Button, buttonClass } from './button.tsx';
import { IconUpload, IconX } from './icons.ts';
import { Row, Stack, Text } from './layout.tsx';
import css from './parts/file-field.module.css';

export const PICTURES = 'image/png,image/jpeg,image/webp';

type Chosen = { file: File | null; choose: (file: File | null) => void; clear: () => void };

/** The file that is chosen in a `FileField`, null for none. */
export function useChosenFile(): Chosen {
  const [file, choose] = useState<File | null>(null);
  return { file, choose, clear: () => choose(null) };
}

/** `640 kB`, `1,2 MB` in Indonesian. */
function sizeOf(bytes: number, lang: Lang): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(LOCALE[lang], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}

/**
 * A file from the device, the phone's camera among the ways. It can be dropped here, is named when it is chosen and can be put
 * back; the browser's own input lies over it unseen, for drops, the keyboard and screen readers, without its words in another
 * language.
 */
export function FileField({
  label,
  hint,
  accept = PICTURES,
  invalid = false,
  chosen,
  onChoose,
}: {
  label: string;
  hint: string;
  /** Kinds of files; pictures where none are named. */
  accept?: string;
  invalid?: boolean;
  chosen: Chosen;
  onChoose?: () => void;
}) {
  const t = useTexts('common').file;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { file } = chosen;
  const lang = useLang();
  // The browser tells of a file that is chosen once more only if its own input has forgotten it.
  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  }, [file]);
  const clear = () => {
    chosen.clear();
    input.current?.focus();
  };
  return (
    <Stack gap={1}>
      <label id={`${id}-label`} className={css.label} htmlFor={id}>
        {label}
      </label>
      <Text as="span" isMuted size="small" id={`${id}-hint`}>
        {hint}
      </Text>
      <Row isOneLine className={css.row}>
        <input
          ref={input}
          id={id}
          className="covering"
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-name`}
          aria-invalid={invalid}
          onChange={(event) => {
            chosen.choose(event.currentTarget.files?.[0] ?? null);
            onChoose?.();
          }}
        />
        <label className={buttonClass({ look: 'quiet' })} htmlFor={id} aria-hidden="true">
          <IconUpload size={20} stroke={1.75} />
          {file === null ? t.choose : t.change}
        </label>
        <span id={`${id}-name`} className={css.name} role="status">
          {file === null ? (
            <>
              {t.none} <span className={css.drop}>{t.drop}</span>
            </>
          ) : (
            <>
              <strong>{file.name}</strong> {sizeOf(file.size, lang)}
            </>
          )}
        </span>
        {file !== null && (
          <Button look="icon" aria-label={t.clear({ name: file.name })} onClick={clear}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
      </Row>
    </Stack>
  );
}
