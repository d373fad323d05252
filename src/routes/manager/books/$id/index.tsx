import { createFileRoute } from '@tanstack/react-router'
import { bookDetail, bookScreens } from '#domains/catalogue/books/index.ts'
import { DetailPage, prepareDetailPage } from '#kit/resource-pages/index.ts'

export const Route = createFileRoute('/manager/books/$id/')({
  loader: ({ context, params }) => prepareDetailPage(context, bookScreens, params.id),
  component: OneBook,
})

function OneBook() {
  return <DetailPage detail={bookDetail} id={Route.useParams().id} />
}
