import { Link } from '@tanstack/react-router'
import type { Place } from './command.ts'

/** The way to a place, without words: whoever draws it brings them. It knows when one is there, or below it. */
export function CommandLink({ place, ...rest }: { place: Place }) {
  const { to, hash, reloadDocument } = place
  return (
    <Link
      to={to}
      hash={hash}
      reloadDocument={reloadDocument}
      activeOptions={{ exact: to === '/app', includeSearch: false }}
      {...rest}
    />
  )
}
