import {
  SPOKEN_LANGUAGES,
  type TeacherProfile,
  type TeacherProfileForm,
  teacherProfileForm,
} from '@fasih/school/learning/teachers/profile-contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { listed } from '../../lib/listed.ts';
import { Badge } from '../../ui/basics.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { LongTextField, TextField } from '../../ui/fields.tsx';
import { Text } from '../../ui/layout.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import type { TeacherOnCard } from '../../ui/teacher-card.tsx';
import { type ProfileOnCard, teacherOnCard } from './teacher-on-card.ts';

const HUES = { waits: 'amber', public: 'leaf', unfinished: 'amber', off: 'indigo' } as const;

/** Whether families see it, and whether something waits for an admin. */
export function ProfileState({ state }: { state: TeacherProfile['state'] }) {
  const t = useTexts('profiles');
  return <Badge hue={HUES[state]}>{t.states[state]}</Badge>;
}

/** A profile as its card says it, in the reader's language. */
export function useTeacherOnCard(): (one: ProfileOnCard) => TeacherOnCard {
  const t = useTexts('profiles');
  const lang = useLang();
  return (one) => teacherOnCard(one, t, lang);
}

/** What families may read about a teacher, to be written by the teacher or an admin. */
export function ProfileForm({
  profile,
  save,
}: {
  profile: TeacherProfile;
  save: (form: TeacherProfileForm & { version: number }) => Promise<TeacherProfile>;
}) {
  const t = useTexts('profiles');
  const common = useTexts('common');
  const lang = useLang();
  const names = (codes: TeacherProfileForm['languages']) => codes.map((code) => t.languages[code]).join(', ');
  return (
    <RecordForm<TeacherProfileForm, TeacherProfile>
      schema={teacherProfileForm}
      record={profile}
      valuesOf={({ draft }) => draft}
      fields={[
        { key: 'firstName', label: t.firstName },
        {
          key: 'languages',
          label: t.spoken,
          show: (value) => names(value as TeacherProfileForm['languages']),
        },
        { key: 'qualification', label: t.qualification },
        { key: 'wordsId', label: t.wordsId },
        { key: 'wordsEn', label: t.wordsEn },
        { key: 'withPhoto', label: t.withPhoto, show: (value) => (value ? common.yes : common.no) },
      ]}
      save={(values, version) => save({ ...values, version })}
      saveLabel={t.save}
      savedText={({ state }) => (state === 'waits' ? t.savedWaits : t.saved)}
    >
      {({ form, field }) => {
        const { languages } = form.getValues();
        return (
          <>
            <TextField
              {...field('firstName')}
              label={t.firstName}
              description={t.firstNameHint}
              maxLength={30}
            />
            <Choices legend={t.spoken}>
              {SPOKEN_LANGUAGES.map((code) => (
                <Choice
                  key={code}
                  type="checkbox"
                  checked={languages.includes(code)}
                  onChange={(event) =>
                    form.setFieldValue(
                      'languages',
                      event.currentTarget.checked
                        ? [...languages, code]
                        : languages.filter((one) => one !== code),
                    )
                  }
                >
                  {t.languages[code]}
                </Choice>
              ))}
            </Choices>
            <Text isMuted size="small">
              {t.agesHint({
                ages: listed(
                  profile.ageGroups.map((age) => t.ages[age]),
                  lang,
                ),
              })}
            </Text>
            <TextField
              {...field('qualification')}
              label={t.qualification}
              description={t.qualificationHint}
              maxLength={80}
            />
            {(['wordsId', 'wordsEn'] as const).map((key) => (
              <LongTextField
                key={key}
                {...form.getInputProps(key)}
                name={key}
                error={field(key).error}
                label={t[key]}
                description={t.wordsHint}
                rows={4}
                maxLength={600}
              />
            ))}
            {profile.photo === null ? (
              <Text isMuted size="small">
                {t.noPhoto}
              </Text>
            ) : (
              <Choice type="checkbox" {...form.getInputProps('withPhoto', { type: 'checkbox' })}>
                {t.withPhoto}
              </Choice>
            )}
          </>
        );
      }}
    </RecordForm>
  );
}
