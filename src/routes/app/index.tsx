import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#domains/operations/home/index.ts'
import { useLoaderCode } from '../-use-loader-code.ts'
import { homeSections } from './-home-sections.ts'

const loadSections = () => import('./-home-sections.ts')

export const Route = createFileRoute('/app/')({
  staticData: { title: 'app', shape: 'covers' },
  // The module of the page's own code: a loader's static imports are part of every page.
  loader: async ({ context }) => (await loadSections()).prepareHome(context),
  component: Home,
})

function Home() {
  useLoaderCode(loadSections)
  return (
    <HomePage>
      {homeSections.map(([path, { HomeSection }]) => (
        <HomeSection key={path} />
      ))}
    </HomePage>
  )
}
