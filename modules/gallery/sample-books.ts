export const sampleBooks = [
  {
    id: 'moby',
    title: 'Moby-Dick; or, The Whale',
    author: 'Herman Melville',
    year: 1851,
    copies: 4,
  },
  { id: 'season', title: 'موسم الهجرة إلى الشمال', author: 'الطيب صالح', year: 1966, copies: 12 },
  { id: 'kusadikika', title: 'Kusadikika', author: 'Shaaban Robert', year: 1951, copies: 1 },
  { id: 'miserables', title: 'Les Misérables', author: 'Victor Hugo', year: 1862, copies: 107 },
  { id: 'paradise', title: 'Paradise', author: 'Abdulrazak Gurnah', year: 1994, copies: 8 },
]
