import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { HomePage } from '#domains/operations/home/index.ts'
import { homeSections } from './-home-sections.ts'

const loadSections = () => import('./-home-sections.ts')

export const Route = createFileRoute('/app/')({
  staticData: { title: 'app' },
  // The module of the page's own code: a loader's static imports are part of every page.
  loader: async ({ context }) => (await loadSections()).prepareHome(context),
  component: Home,
})

function Home() {
  // Of a page opened by its address the loader ran on the server: without its file there is no way back without network.
  useEffect(() => {
    loadSections().catch(() => undefined)
  }, [])
  return (
    <HomePage>
      {homeSections.map(([path, { HomeSection }]) => (
        <HomeSection key={path} />
      ))}
    </HomePage>
  )
}
