import type { ReactNode } from 'react'
import { CommandCentre, PaletteButton } from '#kit/commands/index.ts'
import { AppLayout } from '#layouts/app-layout.tsx'
import { Area } from './-area.tsx'
import { PersonMenuWithParts } from './-person-menu.tsx'

export const AppFrame = ({ children }: { children: ReactNode }) => (
  <Area home="/app">
    <CommandCentre area="app">
      <AppLayout search={<PaletteButton iconOnly />} userMenu={<PersonMenuWithParts area="app" />}>
        {children}
      </AppLayout>
    </CommandCentre>
  </Area>
)
