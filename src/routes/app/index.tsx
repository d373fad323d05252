import { createFileRoute } from '@tanstack/react-router'
import { HomePage, prepareHome } from '#domains/operations/home/index.ts'
import { homeSections } from './-home-sections.ts'

export const Route = createFileRoute('/app/')({
  staticData: { title: 'app' },
  loader: ({ context }) => prepareHome(context),
  component: Home,
})

function Home() {
  return (
    <HomePage>
      {homeSections.map(([path, Section]) => (
        <Section key={path} />
      ))}
    </HomePage>
  )
}
