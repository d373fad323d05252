import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from '#domains/identity/login/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { authCall } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

type Mistake = 'emailRequired' | 'emailInvalid' | 'codeRequired'

interface RecoveryFormProps {
  email: string
  onSignedIn: () => Promise<void>
}

export function RecoveryForm({ email: known, onSignedIn }: RecoveryFormProps) {
  const { t } = useTranslation('login')
  const [mistake, setMistake] = useState<Mistake>()
  const signIn = useAct(async (given: { email: string; code: string }) => {
    await authCall('/sign-in/recovery-code', given)
    await onSignedIn()
  })
  const isBusy = signIn.isPending || signIn.isDone

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { elements } = event.currentTarget
    const [email, code] = ['email', 'code'].map((name) => elements.namedItem(name))
    if (!(email instanceof HTMLInputElement && code instanceof HTMLInputElement)) return
    const given = { email: email.value.trim(), code: code.value.trim() }
    const found = mistakeIn(given)
    setMistake(found)
    signIn.reset()
    if (found === 'codeRequired') code.focus()
    else if (found) email.focus()
    else signIn.start(given)
  }

  return (
    // Without JavaScript, a form of the default method would put the code into the address.
    <form method="post" noValidate onSubmit={submit} className="mt-8 space-y-4">
      <Field
        label={t('login.email')}
        error={mistake && mistake !== 'codeRequired' && t(`login.${mistake}`)}
      >
        <TextInput
          type="email"
          name="email"
          defaultValue={known}
          autoComplete="email"
          inputMode="email"
          readOnly={isBusy}
        />
      </Field>
      <Field
        label={t('recovery.code')}
        help={t('recovery.help')}
        error={
          mistake === 'codeRequired'
            ? t('mistakes.codeRequired')
            : signIn.error && <ProblemText error={signIn.error} />
        }
      >
        <TextInput
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={isBusy}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        pending={isBusy}
        pendingLabel={t('verify.confirming')}
      >
        {t('login.title')}
      </Button>
    </form>
  )
}

function mistakeIn({ email, code }: { email: string; code: string }): Mistake | undefined {
  if (email === '') return 'emailRequired'
  if (!isEmailAddress(email)) return 'emailInvalid'
  return code === '' ? 'codeRequired' : undefined
}
