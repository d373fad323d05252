import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { Counting } from '#kit/record-list/index.ts'
import type { UserBulkAction } from '../../verbs/user-bulk.server.ts'
import { BanUsers } from '../user-dialogs.ts'
import type { UserActs } from './use-user-acts.ts'

export function UserQuestions({ acts }: { acts: UserActs }) {
  const { asked, answer, close, counted } = acts
  const { t } = useTranslation('users')
  const words = useQuestion(acts)
  const isReady = asked?.user !== undefined || counted.count !== undefined
  const counting = !isReady && <Counting counted={counted} />
  const isAsked = (type: UserBulkAction['type']) => asked?.isOpen === true && asked.type === type
  const act = (action: UserBulkAction) => {
    answer(action)
    return Promise.resolve()
  }

  return (
    <>
      <BanUsers
        open={isAsked('ban')}
        onClose={close}
        title={words?.title}
        text={words?.text}
        counting={counting}
        onAnswer={act}
      />
      {(['unban', 'endSessions'] as const).map((type) => (
        <ConfirmAction
          key={type}
          open={isAsked(type)}
          onClose={close}
          title={words?.title}
          text={words?.text}
          tone={type === 'endSessions' ? 'danger' : 'primary'}
          confirmLabel={t(`bulk.${type}`)}
          onConfirm={() => act({ type })}
          isReady={isReady}
        >
          {counting}
        </ConfirmAction>
      ))}
    </>
  )
}

function useQuestion({ asked, affected }: UserActs) {
  const { t } = useTranslation('users')
  if (!asked) return undefined
  const { type } = asked
  if (type === 'unban') return { title: t('bulk.unbanMany', affected), text: t('bulk.unbanText') }
  if (type === 'endSessions') {
    const title = 'name' in affected ? t('bulk.endOne', affected) : t('bulk.endMany', affected)
    return { title, text: t('bulk.endText') }
  }
  const title = 'name' in affected ? t('bulk.banOne', affected) : t('bulk.banMany', affected)
  return { title, text: t('bulk.banText') }
}
