import { Ornament } from '#ui/feedback/ornament.tsx'

export const GroupOfPeople = () => (
  <Ornament>
    <path d="M10 70h100" />
    <circle className="paper" cx="32" cy="36" r="8" />
    <circle className="paper" cx="88" cy="36" r="8" />
    <path d="M15 70c0-11 7-19 17-19 3 0 6 .8 8.5 2.3M105 70c0-11-7-19-17-19-3 0-6 .8-8.5 2.3" />
    <circle className="accent tint" cx="60" cy="26" r="11" />
    <path className="paper" d="M38 70c0-15 9-25 22-25s22 10 22 25" />
  </Ornament>
)
