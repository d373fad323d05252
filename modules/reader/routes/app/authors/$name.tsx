import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'
import { AuthorPage, prepareAuthorPage } from '../../../index.ts'

export const Route = createFileRoute('/app/authors/$name')({
  staticData: { title: 'appAuthor', shape: 'detail' },
  beforeLoad: guardPage({ book: ['read'] }),
  loader: ({ context, params }) => prepareAuthorPage(context, params.name),
  component: Author,
})

function Author() {
  const { name } = Route.useParams()
  return <AuthorPage key={name} name={name} />
}
