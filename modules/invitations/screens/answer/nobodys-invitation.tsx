import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { endSession } from '#domains/identity/sign-out/index.ts'
import { useParts } from '#kit/parts/index.ts'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { useAct } from '#ui/actions/use-act.ts'
import { ForbiddenState } from '#ui/feedback/forbidden-state.tsx'
import { AnswerProblem } from './answer-buttons.tsx'

const unknown = new Refusal('Invitation not found', { status: 404, code: 'INVITATION_NOT_FOUND' })

/** The invitation may have been sent to another of the user's email addresses, so the page says so. */
export function NobodysInvitation({ error = unknown }: { error?: Refusal }) {
  const { t } = useTranslation(['organizations', 'layouts'])
  const email = useSession()?.user.email
  const { pathname } = useLocation()
  const parts = useParts()
  const leaving = useAct(() => endSession(parts, pathname))
  return (
    <Page title={t('layouts:pages.invitation')}>
      <AnswerProblem problem={leaving.error} />
      <ForbiddenState
        title={t('answer.notYours')}
        text={
          <>
            <ProblemText error={error} /> {t('answer.signedInAs')}{' '}
            <bdi className="font-medium wrap-anywhere text-ink">{email}</bdi>
          </>
        }
        actions={
          <Button variant="primary" pending={leaving.isPending} onClick={() => leaving.start()}>
            {t('answer.otherAddress')}
          </Button>
        }
      />
    </Page>
  )
}
