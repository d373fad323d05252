import { createFileRoute } from '@tanstack/react-router'
import { BookPage, prepareBook } from '#features/books/index.ts'
import { titleWith } from '#layouts/page-title.ts'

export const Route = createFileRoute('/manager/books/$id/')({
  loader: ({ context, params }) => prepareBook(context, params.id),
  head: ({ loaderData, match: { context } }) =>
    loaderData?.name
      ? {
          meta: [
            { title: titleWith(loaderData.name, { i18n: context.i18n, facts: context.setup }) },
          ],
        }
      : {},
  component: OneBook,
})

function OneBook() {
  return <BookPage id={Route.useParams().id} />
}
