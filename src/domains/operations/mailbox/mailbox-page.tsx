import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { MailList, MailListSkeleton } from './mail-list.tsx'
import { MailTime } from './mail-time.tsx'
import { BackTo, MailView } from './mail-view.tsx'
import { mailboxQuery } from './mailbox.queries.ts'
import type { Mail } from './mailbox.ts'
import { MailsFailed } from './mails-failed.tsx'
import { MailsFrame } from './mails-frame.tsx'
import { NothingChosen } from './nothing-chosen.tsx'

export function MailboxPage({ chosen }: { chosen: string }) {
  const { t } = useTranslation('mailbox')
  const { data: mails, error, refetch, isFetching } = useQuery(mailboxQuery)
  const frame = { title: t('title'), intro: t('intro'), isChosen: false }

  if (!mails && error) {
    const failed = (
      <MailsFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
    )
    return <MailsFrame {...frame} list={failed} />
  }
  if (!mails) return <MailsFrame {...frame} list={<MailListSkeleton />} detail={null} />
  if (mails.length === 0) return <MailsFrame {...frame} list={<NoMail />} />
  return (
    <MailsFrame
      {...frame}
      intro={error ? <output>{t('outOfReach')}</output> : t('intro')}
      isChosen={chosen !== ''}
      list={<MailList mails={mails} />}
      detail={<ChosenMail mail={mails.find(({ id }) => id === chosen)} isAsked={chosen !== ''} />}
    />
  )
}

function ChosenMail({ mail, isAsked }: { mail: Mail | undefined; isAsked: boolean }) {
  const { t } = useTranslation('mailbox')
  const back = (
    <Link to="/dev/mailbox">
      <BackTo>{t('allMails')}</BackTo>
    </Link>
  )
  if (!mail && isAsked) {
    return <NothingChosen title={t('gone')} text={t('goneText')} action={back} />
  }
  if (!mail) return <NothingChosen title={t('choose')} text={t('chooseText')} />
  return (
    <MailView
      mail={mail}
      address={`/api/dev/mailbox/${mail.id}`}
      back={back}
      facts={
        <>
          <bdi>{mail.to}</bdi> · <MailTime at={mail.createdAt} isLong />
        </>
      }
    />
  )
}

function NoMail() {
  const { t } = useTranslation('mailbox')
  return (
    <EmptyState
      drawing={<Envelope />}
      title={t('empty')}
      text={t('emptyText')}
      actions={<LinkButton to="/login">{t('signIn')}</LinkButton>}
    />
  )
}
