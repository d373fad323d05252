import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { SignOut } from '#domains/identity/sign-out/index.ts'
import { useForm, useMistakeWords } from '#kit/forms/index.ts'
import { isDemoRefusal } from '#kit/problems/index.ts'
import { authCall, useSession, useSessionChanged } from '#kit/session/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { personName } from '#rules/text.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { nameMessages } from './name-mistake.ts'

const schema = z.object({ name: personName })

export function OnboardingPage() {
  const { t } = useTranslation('onboarding')
  const email = useSession()?.user.email
  const sessionChanged = useSessionChanged()
  const [leaving, setLeaving] = useState(false)
  // The page takes this one's place at the same address, so no navigation moves the focus.
  useEffect(() => () => focusOnArrival(document.getElementById('main')), [])
  const wordsFor = useMistakeWords(nameMessages, (name) => t(`mistakes.${name}`))
  const form = useForm({
    initial: { name: '' },
    schema,
    save: async ({ name }) => {
      try {
        await authCall('/update-user', { name })
        await sessionChanged()
        toast.success(t('welcome', { name }))
      } catch (error) {
        if (!isDemoRefusal(error)) toast.error(t('failed'))
        throw error
      }
    },
    onSaved: () => undefined,
  })

  const { element, values } = form

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">
        {t('signedInAs')} <bdi className="font-medium wrap-anywhere text-ink">{email}</bdi>
      </p>
      <form ref={element} noValidate onSubmit={submit} className="mt-8 space-y-4">
        <Field label={t('name')} error={wordsFor(form.mistakeIn('name'))}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={255}
            value={values.name}
            onChange={({ target: { value } }) => form.set({ name: value })}
          />
        </Field>
        <Button type="submit" variant="primary" className="w-full" pending={form.isSaving}>
          {t('continue')}
        </Button>
      </form>
      <Button variant="quiet" className="-ms-4 mt-4 self-start" onClick={() => setLeaving(true)}>
        {t('notYou')}
      </Button>
      <SignOut open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
