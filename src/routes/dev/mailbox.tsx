import { createFileRoute, notFound } from '@tanstack/react-router'
import { MailboxPage, mailboxQuery } from '#domains/operations/mailbox/index.ts'
import { mailboxSearch } from '../-search.ts'
import { fetchAhead } from './-fetch-ahead.ts'

export const Route = createFileRoute('/dev/mailbox')({
  staticData: { title: 'mailbox' },
  validateSearch: mailboxSearch,
  beforeLoad: ({ context }) => {
    if (!context.setup.configuration.mailbox) throw notFound()
  },
  loader: async ({ context: { i18n, queryClient } }) => {
    await i18n.loadNamespaces('mailbox')
    await fetchAhead(queryClient.query(mailboxQuery))
  },
  component: Mailbox,
})

function Mailbox() {
  return <MailboxPage chosen={Route.useSearch().mail} />
}
