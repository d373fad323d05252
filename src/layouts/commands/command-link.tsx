import { Link } from '@tanstack/react-router'
import type { Place } from './command.ts'

export function CommandLink({ place, ...rest }: { place: Place }) {
  const { to, hash, search, reloadDocument } = place
  return (
    <Link
      to={to}
      hash={hash}
      search={search}
      reloadDocument={reloadDocument}
      activeOptions={{ exact: to === '/app', includeSearch: false }}
      {...rest}
    />
  )
}
