import { Link } from '@tanstack/react-router'
import type { Place } from './command.ts'

/** A link to a page, without content; it is marked as current on that page and on pages below it. */
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
