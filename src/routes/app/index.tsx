import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#domains/operations/home/index.ts'
import { homeSections } from './-home-sections.ts'

export const Route = createFileRoute('/app/')({
  staticData: { title: 'app' },
  // The module of the page's own code: a loader's static imports are part of every page.
  loader: async ({ context }) => (await import('./-home-sections.ts')).prepareHome(context),
  component: Home,
})

function Home() {
  return (
    <HomePage>
      {homeSections.map(([path, { HomeSection }]) => (
        <HomeSection key={path} />
      ))}
    </HomePage>
  )
}
