import { createFileRoute } from '@tanstack/react-router'
import { DetailPage, prepareDetailPage } from '#kit/resource-pages/index.ts'
import { bookDetail, bookScreens } from '#modules/catalogue/books/index.ts'
import { managerModules } from '#routes/manager/-manager-modules.ts'
import { Facts } from '#routes/manager/-record-facts.ts'

export const Route = createFileRoute('/manager/books/$id/')({
  loader: ({ context, params }) =>
    prepareDetailPage({ ...context, managerModules }, bookScreens, params.id),
  component: OneBook,
})

function OneBook() {
  return <DetailPage detail={bookDetail} id={Route.useParams().id} Facts={Facts} />
}
