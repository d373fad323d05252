import { createFileRoute } from '@tanstack/react-router'
import { prepareShelvedBook, ShelvedBookPage } from '#features/books/index.ts'

export const Route = createFileRoute('/app/books/$id')({
  staticData: { title: 'appBook' },
  loader: ({ context, params, preload }) => prepareShelvedBook({ context, params, preload }),
  component: Book,
})

function Book() {
  const { id } = Route.useParams()
  return <ShelvedBookPage key={id} id={id} />
}
