import { createFileRoute } from '@tanstack/react-router'
import { DetailPage, prepareDetailPage } from '#kit/resource-pages/index.ts'
import { bookDetail, bookScreens } from '#modules/catalogue/books/index.ts'

export const Route = createFileRoute('/manager/books/$id/')({
  loader: ({ context, params }) => prepareDetailPage(context, bookScreens, params.id),
  component: OneBook,
})

function OneBook() {
  return <DetailPage detail={bookDetail} id={Route.useParams().id} />
}
