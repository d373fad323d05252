import type { ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name that a step of the history keeps when its address is written anew. */
    visit?: string
  }
}

/** Names a step of the history, under which it is known where somebody was: the same address may be visited twice. */
export const visitOf = ({ state, href }: ParsedLocation) => state.visit ?? state.__TSR_key ?? href

/** For a step whose address is written anew while somebody stays there: they may leave before that is through. */
export const sameVisit = (state: ParsedLocation['state']) => ({
  ...state,
  visit: state.visit ?? state.__TSR_key,
})
