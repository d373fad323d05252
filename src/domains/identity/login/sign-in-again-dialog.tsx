import { useLocation } from '@tanstack/react-router'
import { type ReactNode, use, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Confirmation, type SignInParts, useParts } from '#kit/parts/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { signInWith } from './code/code-calls.ts'
import { useLastMethod } from './code/last-method.ts'
import { useSignInCode } from './code/use-sign-in-code.ts'

interface SignInAgainDialogProps {
  onDismiss: () => void
  /** The user has confirmed without leaving the page. */
  onSignedIn?: () => void
}

let loading: Promise<Confirmation[]> | undefined

async function load(ways: readonly SignInParts[]): Promise<Confirmation[]> {
  try {
    return await Promise.all(ways.map(async ({ part }) => (await part.fetch()).loadConfirmation()))
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** The first confirmation decides whether the others are asked. */
export default function SignInAgainDialog({
  onDismiss,
  onSignedIn = onDismiss,
}: SignInAgainDialogProps) {
  const ways = useParts().signIn
  return <Confirmations left={use((loading ??= load(ways)))} {...{ onDismiss, onSignedIn }} />
}

type Asked = Required<SignInAgainDialogProps>

function Confirmations({
  left: [Confirm, ...left],
  children,
  ...asked
}: Asked & { left: readonly Confirmation[]; children?: ReactNode }) {
  if (!Confirm) return <AnyWayDialog onDismiss={asked.onDismiss}>{children}</AnyWayDialog>
  return (
    <Confirm {...asked}>
      {(part) => (
        <Confirmations left={left} {...asked}>
          {children}
          {part}
        </Confirmations>
      )}
    </Confirm>
  )
}

function AnyWayDialog({ onDismiss, children }: Pick<Asked, 'onDismiss'> & { children: ReactNode }) {
  const { t } = useTranslation(['login', 'common'])
  const email = useSession()?.user.email ?? ''
  const here = useLocation({ select: ({ href }) => href })
  const { send, checks } = useSignInCode(here)
  const provider = useOnlyProvider()
  const isLeaving = useRef(false)

  // Leaving for the code page is not a dismissal: the page behind the dialog keeps its state.
  async function leave() {
    isLeaving.current = true
    await (provider ? signInWith(provider, here) : send({ email })).catch((error: unknown) => {
      isLeaving.current = false
      throw error
    })
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isLeaving.current && onDismiss()}
      title={t('signInAgain.title')}
      text={t('signInAgain.text')}
      confirmLabel={provider ? t('login.with', { provider: provider.name }) : t('login.send')}
      cancelLabel={t('common:actions.cancel')}
      onConfirm={leave}
      errorText={wordsFor}
    >
      {!provider && checks}
      {children}
    </ConfirmDialog>
  )
}

/** Where no codes are sent: the provider used last in this browser, or else the first. */
function useOnlyProvider() {
  const { hasCodes = true, providers = [] } = useSetup()?.configuration ?? {}
  const last = useLastMethod()
  return hasCodes ? undefined : (providers.find(({ id }) => id === last) ?? providers[0])
}

const wordsFor = (error: Error) => <ProblemText error={error} />
