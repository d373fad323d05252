import { createFileRoute, notFound } from '@tanstack/react-router'
import { MailboxPage, mailboxQuery } from '#domains/operations/mailbox/index.ts'
import { preparePage } from '#kit/page/index.ts'
import { mailboxSearch } from '../-search.ts'

export const Route = createFileRoute('/dev/mailbox')({
  staticData: { title: 'mailbox' },
  validateSearch: mailboxSearch,
  beforeLoad: ({ context }) => {
    if (!context.setup.configuration.mailbox) throw notFound()
  },
  loader: ({ context }) => preparePage({ context, texts: ['mailbox'], queries: [mailboxQuery] }),
  component: Mailbox,
})

function Mailbox() {
  return <MailboxPage chosen={Route.useSearch().mail} />
}
