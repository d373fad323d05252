import type { ReactNode } from 'react'

/** The small drawings of the house: one pen, a touch of plum, never mirrored. */
function Ornament({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 80"
      className="h-24 w-36 fill-none stroke-ink-faint stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] **:[.paper]:fill-card **:[.plum]:stroke-plum **:[.tint]:fill-plum-tint"
    >
      {children}
    </svg>
  )
}

/** An open book whose pages are still white. */
export function OpenBook() {
  return (
    <Ornament>
      <path d="M14 70h92" />
      <path
        className="paper"
        d="M60 22c-9-7-24-9-40-7v46c16-2 31 0 40 7 9-7 24-9 40-7V15c-16-2-31 0-40 7Z"
      />
      <path d="M60 22v46" />
      <path d="M16 20v45c17-2 34-1 44 5 10-6 27-7 44-5V20" />
      <path className="plum tint" d="M76 15.5v23l5-4.5 5 3V14.5" />
    </Ornament>
  )
}

/** A shelf with the gap of the book that is not there. */
export function MissingBook() {
  return (
    <Ornament>
      <path d="M12 66h96" />
      <path className="paper" d="M22 66V22h11v44M33 66V28h9v38M78 66V24h10v42M88 66V30h9v36" />
      <path className="paper" d="m69.5 66-8.5-38 9-2 8.5 38" />
      <path className="plum" strokeDasharray="3 4" d="M44 66V26h14v40" />
      <path d="M22 30h11M22 34h11M78 32h10M88 58h9M33 58h9" />
    </Ornament>
  )
}

/** A closed gate between two pillars. */
export function ClosedGate() {
  return (
    <Ornament>
      <path d="M10 70h100" />
      <path className="paper" d="M22 70V24h10v46M88 70V24h10v46M19 24h16M85 24h16" />
      <path d="M27 24v-5M93 24v-5" />
      <path className="paper" d="M32 70V34c8-12 18-16 28-16s20 4 28 16v36" />
      <path d="M32 40h56M32 62h56M60 18v52M41 28v42M50.5 21v49M69.5 21v49M79 28v42" />
      <circle className="plum tint" cx="60" cy="51" r="6" />
      <path className="plum" d="M60 50v3" />
    </Ornament>
  )
}

/** A page torn in two. */
export function TornPage() {
  return (
    <Ornament>
      <path className="paper" d="m52 10-18 1 3 58 22-1-4-9 5-8-6-9 4-8-6-9 4-8Z" />
      <path className="paper" d="m66 13 22 3-8 57-20-3 1-7 5-8-4-9 6-8-4-9 4-8Z" />
      <path d="M40 22h9M40 30h12M41 38h8M42 46h12M42 54h9M71 25l11 1.5M70 33l11 1.5M71 41l8 1M68 49l10 1.5M69 57l8 1" />
      <path className="plum" d="M58 18v6M59 40l1 6M57 62l1 5" />
    </Ornament>
  )
}

/** A reading lamp that is not lit, its plug beside the wall. */
export function UnlitLamp() {
  return (
    <Ornament>
      <path d="M14 70h92" />
      <path className="paper" d="M40 70c0-5 4-8 10-8s10 3 10 8Z" />
      <path d="M50 62 36 38l22-18" />
      <circle className="paper" cx="36" cy="38" r="2.5" />
      <path className="paper" d="m54 14 10 14c5-1 10-6 10-12L62 8c-4 0-7 2-8 6Z" />
      <path d="M60 66c10 0 10-8 20-8h4" />
      <path className="plum tint" d="M84 53h7v10h-7zM91 55.5h4M91 60.5h4" />
      <path className="plum" strokeDasharray="2 5" d="m74 30 6 8M68 34l3 10M79 24l9 4" />
    </Ornament>
  )
}
