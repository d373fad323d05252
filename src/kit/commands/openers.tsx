import { createContext, use } from 'react'
import type { Act } from '#layouts/commands/command.ts'
import { SearchButton } from '#ui/actions/search-button.tsx'

export const paletteKeys = 'mod+k'

interface Openers {
  palette: Act
  sheet: Act
  prepare: () => void
}

export const OpenersContext = createContext<Openers | null>(null)

export function useOpeners(): Openers {
  const openers = use(OpenersContext)
  if (!openers) throw new Error('There are no commands outside of a CommandCentre')
  return openers
}

export function PaletteButton({ iconOnly }: { iconOnly?: boolean }) {
  const { palette, prepare } = useOpeners()
  return (
    <SearchButton
      label={palette.label}
      keys={paletteKeys}
      iconOnly={iconOnly}
      onClick={palette.run}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}
