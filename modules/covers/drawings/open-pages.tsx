import { Ornament } from '#ui/feedback/ornament.tsx'

export const OpenPages = () => (
  <Ornament>
    <path d="M14 70h92" />
    <path
      className="paper"
      d="M60 22c-9-7-24-9-40-7v46c16-2 31 0 40 7 9-7 24-9 40-7V15c-16-2-31 0-40 7Z"
    />
    <path d="M60 22v46" />
    <path d="M16 20v45c17-2 34-1 44 5 10-6 27-7 44-5V20" />
    <path className="accent tint" d="M76 15.5v23l5-4.5 5 3V14.5" />
  </Ornament>
)
