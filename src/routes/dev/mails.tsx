import { createFileRoute } from '@tanstack/react-router'
import { MailTemplatesPage, mailTemplatesQuery } from '#domains/operations/mailbox/index.ts'
import { mailTemplatesSearch } from '../-search.ts'
import { fetchAhead } from './-fetch-ahead.ts'

export const Route = createFileRoute('/dev/mails')({
  staticData: { title: 'mailTemplates' },
  validateSearch: mailTemplatesSearch,
  loader: async ({ context: { i18n, queryClient } }) => {
    await i18n.loadNamespaces('mailbox')
    await fetchAhead(queryClient.query(mailTemplatesQuery))
  },
  component: MailTemplates,
})

function MailTemplates() {
  return <MailTemplatesPage chosen={Route.useSearch()} />
}
