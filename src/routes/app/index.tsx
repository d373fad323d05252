import { createFileRoute } from '@tanstack/react-router'
import { LibrarySection, prepareLibrary } from '#domains/catalogue/home/index.ts'
import { HomePage, prepareHome } from '#domains/operations/home/index.ts'

export const Route = createFileRoute('/app/')({
  staticData: { title: 'app' },
  loader: ({ context }) => prepareHome(context, [prepareLibrary(context)]),
  component: Home,
})

function Home() {
  return (
    <HomePage>
      <LibrarySection />
    </HomePage>
  )
}
