import { SearchButton } from '#ui/actions/search-button.tsx'
import { useOpeners } from './openers.ts'

export function PaletteButton({ iconOnly }: { iconOnly?: boolean }) {
  const { palette, prepare } = useOpeners()
  return (
    <SearchButton
      label={palette.label}
      keys={palette.keys}
      iconOnly={iconOnly}
      onClick={palette.run}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}
