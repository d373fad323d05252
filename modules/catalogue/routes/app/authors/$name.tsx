import { createFileRoute } from '@tanstack/react-router'
import { AuthorPage, prepareAuthorPage } from '#modules/catalogue/reader/index.ts'
import { guardPage } from '#routes/-guards.ts'

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
