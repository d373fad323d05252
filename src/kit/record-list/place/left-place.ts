/** Where somebody was in a list when they left it. */
interface LeftPlace {
  /** The step of the history at which that was. */
  visit: string
  /** The record that was opened, or had the focus. */
  activeRow: string | undefined
  /** The record on top of the view, and how far it was scrolled past that. */
  top: string | undefined
  offset: number
}

const STORAGE = 'left-place'

/** Holds through a reload, and for this tab alone. */
export function rememberPlace(place: LeftPlace) {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(place))
  } catch {
    // A browser may forbid storage; one then begins where the address says.
  }
}

export function recallPlace(visit: string): LeftPlace | undefined {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null')
    return isPlace(place) && place.visit === visit ? place : undefined
  } catch {
    return undefined
  }
}

const isPlace = (place: unknown): place is LeftPlace =>
  typeof place === 'object' && place !== null && 'visit' in place && 'offset' in place
