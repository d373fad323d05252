import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogForm, TextField, useForm, useMistakeWords } from '#kit/forms/index.ts'
import { useSession } from '#kit/session/index.ts'
import { offeredScopes } from '#rules/key-scopes.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FieldMessage } from '#ui/fields/field-message.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RequiredMark } from '#ui/fields/required-mark.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { keyMessages } from '../key-rules.ts'
import type { NewKey } from '../key.ts'
import { createKeyMutation } from '../keys.queries.ts'
import {
  type DayCount,
  dayCounts,
  draftOf,
  emptyKeyForm,
  isForOwners,
  keyFormSchema,
} from './key-form-values.ts'

interface KeyFormProps {
  organizationId: string | undefined
  isOwner: boolean
  onMade: (key: NewKey) => void
  onCancel: () => void
}

export function KeyForm({ organizationId, isOwner, onMade, onCancel }: KeyFormProps) {
  const { t } = useTranslation('api-keys')
  const id = useId()
  const creating = useMutation(createKeyMutation)
  const form = useForm({
    initial: emptyKeyForm,
    schema: keyFormSchema,
    save: (values) => creating.mutateAsync({ ...draftOf(values), organizationId }),
    onSaved: onMade,
    keptAs: `new API key ${organizationId ?? ''}`.trim(),
  })
  const wordsFor = useMistakeWords(keyMessages, (name) => t(`mistakes.${name}`))
  const { values, set, mistakeIn } = form
  const offered = offeredScopes(useSession()?.permissions ?? {}, organizationId).filter(
    (scope) => isOwner || !isForOwners(scope),
  )
  const scopesMistake = wordsFor(mistakeIn('scopes'))

  return (
    <DialogForm form={form} submitLabel={t('form.create')} onCancel={onCancel}>
      <TextField form={form} name="name" label={t('form.name')} required wordsFor={wordsFor} />
      <fieldset aria-describedby={id}>
        <legend className="mb-2 text-sm font-medium">
          {t('form.scopes')}
          <RequiredMark />
        </legend>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ScopeChoice
            offered={offered}
            chosen={values.scopes}
            onChoose={(scopes) => set({ scopes })}
          />
        </Suspense>
        <FieldMessage id={id} help={t('form.scopesHelp')} error={scopesMistake} />
      </fieldset>
      <Field label={t('form.ends')}>
        <Select<DayCount>
          value={values.days}
          onValueChange={(days) => set({ days })}
          options={dayCounts.map((days) => ({
            value: days,
            label: days === 'none' ? t('form.endless') : t('form.days', { count: Number(days) }),
          }))}
        />
      </Field>
      <Field
        label={t('form.addresses')}
        help={t('form.addressesHelp')}
        error={wordsFor(mistakeIn('addresses'))}
      >
        <TextInput
          name="addresses"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={values.addresses}
          onChange={({ target }) => set({ addresses: target.value })}
        />
      </Field>
    </DialogForm>
  )
}

const ScopeChoice = lazy(async () => ({
  default: (await import('./scope-choice.tsx')).ScopeChoice,
}))
