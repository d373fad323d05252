import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignOut } from '#domains/identity/sign-out/index.ts'
import { useMistakeWords } from '#kit/forms/index.ts'
import { authCall, useSession, useSessionChanged } from '#kit/session/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { mistakeInName, nameMessages } from './name-mistake.ts'

export function OnboardingPage() {
  const { t } = useTranslation('onboarding')
  const email = useSession()?.user.email
  const sessionChanged = useSessionChanged()
  const [leaving, setLeaving] = useState(false)
  const [mistake, setMistake] = useState<string>()
  // The page takes this one's place at the same address, so no navigation moves the focus.
  useEffect(() => () => focusOnArrival(document.getElementById('main')), [])
  const wordsFor = useMistakeWords(nameMessages, (name) => t(`mistakes.${name}`))
  const settle = useAct(async (name: string) => {
    try {
      await authCall('/update-user', { name })
      await sessionChanged()
      toast.success(t('welcome', { name }))
    } catch (error) {
      toast.error(t('failed'))
      throw error
    }
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('name')
    if (settle.isPending || !(field instanceof HTMLInputElement)) return
    const found = mistakeInName(field.value)
    setMistake(found)
    if (found) field.focus()
    else settle.start(field.value.trim())
  }

  return (
    <>
      <h1 className="text-4xl/tight font-medium tracking-tight">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">
        {t('signedInAs')} <bdi className="font-medium wrap-anywhere text-ink">{email}</bdi>
      </p>
      <form noValidate onSubmit={submit} className="mt-8 space-y-4">
        <Field label={t('name')} error={wordsFor(mistake)}>
          <TextInput name="name" autoComplete="name" maxLength={255} />
        </Field>
        <Button type="submit" variant="primary" className="w-full" pending={settle.isPending}>
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
