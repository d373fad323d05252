/** `books` has a line per book: year of first publication, original title, author. */
export type SampleGenre = { name: string; colour: number; books: string }

/** Books first published before 1930. Negative years are BCE; ancient ones are estimates. */
export const classics: SampleGenre[] = [
  {
    name: 'Novel',
    colour: 335,
    books: `
      1719 | Robinson Crusoe | Daniel Defoe
      1749 | The History of Tom Jones, a Foundling | Henry Fielding
      1759 | The Life and Opinions of Tristram Shandy, Gentleman | Laurence Sterne
      1811 | Sense and Sensibility | Jane Austen
      1813 | Pride and Prejudice | Jane Austen
      1814 | Mansfield Park | Jane Austen
      1815 | Emma | Jane Austen
      1817 | Persuasion | Jane Austen
      1837 | The Pickwick Papers | Charles Dickens
      1838 | Oliver Twist | Charles Dickens
      1847 | Jane Eyre | Charlotte Brontë
      1847 | Wuthering Heights | Emily Brontë
      1847 | Agnes Grey | Anne Brontë
      1848 | Vanity Fair | William Makepeace Thackeray
      1848 | The Tenant of Wildfell Hall | Anne Brontë
      1850 | David Copperfield | Charles Dickens
      1850 | The Scarlet Letter | Nathaniel Hawthorne
      1851 | Moby-Dick | Herman Melville
      1852 | Uncle Tom’s Cabin | Harriet Beecher Stowe
      1853 | Bleak House | Charles Dickens
      1853 | Cranford | Elizabeth Gaskell
      1854 | North and South | Elizabeth Gaskell
      1859 | A Tale of Two Cities | Charles Dickens
      1860 | The Mill on the Floss | George Eliot
      1861 | Great Expectations | Charles Dickens
      1861 | Silas Marner | George Eliot
      1868 | Little Women | Louisa May Alcott
      1871 | Middlemarch | George Eliot
      1874 | Far from the Madding Crowd | Thomas Hardy
      1881 | The Portrait of a Lady | Henry James
      1884 | Adventures of Huckleberry Finn | Mark Twain
      1891 | Tess of the d’Urbervilles | Thomas Hardy
      1895 | The Red Badge of Courage | Stephen Crane
      1899 | The Awakening | Kate Chopin
      1899 | Heart of Darkness | Joseph Conrad
      1900 | Sister Carrie | Theodore Dreiser
      1905 | The House of Mirth | Edith Wharton
      1908 | A Room with a View | E. M. Forster
      1910 | Howards End | E. M. Forster
      1911 | Ethan Frome | Edith Wharton
      1913 | Sons and Lovers | D. H. Lawrence
      1916 | A Portrait of the Artist as a Young Man | James Joyce
      1918 | My Ántonia | Willa Cather
      1920 | The Age of Innocence | Edith Wharton
      1922 | Ulysses | James Joyce
      1924 | A Passage to India | E. M. Forster
      1925 | Mrs Dalloway | Virginia Woolf
      1925 | The Great Gatsby | F. Scott Fitzgerald
      1927 | To the Lighthouse | Virginia Woolf
      1678 | La Princesse de Clèves | Madame de La Fayette
      1731 | Manon Lescaut | Abbé Prévost
      1782 | Les Liaisons dangereuses | Pierre Choderlos de Laclos
      1830 | Le Rouge et le Noir | Stendhal
      1831 | Notre-Dame de Paris | Victor Hugo
      1833 | Eugénie Grandet | Honoré de Balzac
      1835 | Le Père Goriot | Honoré de Balzac
      1839 | La Chartreuse de Parme | Stendhal
      1857 | Madame Bovary | Gustave Flaubert
      1862 | Les Misérables | Victor Hugo
      1869 | L’Éducation sentimentale | Gustave Flaubert
      1880 | Nana | Émile Zola
      1885 | Germinal | Émile Zola
      1885 | Bel-Ami | Guy de Maupassant
      1913 | Le Grand Meaulnes | Alain-Fournier
      1913 | Du côté de chez Swann | Marcel Proust
      1774 | Die Leiden des jungen Werthers | Johann Wolfgang von Goethe
      1895 | Effi Briest | Theodor Fontane
      1901 | Buddenbrooks | Thomas Mann
      1925 | Der Process | Franz Kafka
      1605 | El ingenioso hidalgo don Quijote de la Mancha | Miguel de Cervantes
      1884 | La Regenta | Leopoldo Alas
      1887 | Fortunata y Jacinta | Benito Pérez Galdós
      1827 | I promessi sposi | Alessandro Manzoni
      1881 | Memórias póstumas de Brás Cubas | Machado de Assis
      1899 | Dom Casmurro | Machado de Assis
      1833 | Евгений Онегин | Александр Пушкин
      1840 | Герой нашего времени | Михаил Лермонтов
      1842 | Мёртвые души | Николай Гоголь
      1859 | Обломов | Иван Гончаров
      1862 | Отцы и дети | Иван Тургенев
      1866 | Преступление и наказание | Фёдор Достоевский
      1869 | Война и мир | Лев Толстой
      1869 | Идиот | Фёдор Достоевский
      1878 | Анна Каренина | Лев Толстой
      1880 | Братья Карамазовы | Фёдор Достоевский
      1890 | Sult | Knut Hamsun
      1890 | Lalka | Bolesław Prus
      1791 | 紅樓夢 | 曹雪芹
      1905 | 吾輩は猫である | 夏目漱石
      1914 | こころ | 夏目漱石
      1010 | 源氏物語 | 紫式部
      1913 | زينب | محمد حسين هيكل
      1912 | الأجنحة المتكسرة | جبران خليل جبران`,
  },
  {
    name: 'Adventure',
    colour: 25,
    books: `
      1726 | Gulliver’s Travels | Jonathan Swift
      1826 | The Last of the Mohicans | James Fenimore Cooper
      1876 | The Adventures of Tom Sawyer | Mark Twain
      1883 | Treasure Island | Robert Louis Stevenson
      1885 | King Solomon’s Mines | H. Rider Haggard
      1886 | Kidnapped | Robert Louis Stevenson
      1901 | Kim | Rudyard Kipling
      1903 | The Call of the Wild | Jack London
      1904 | The Sea-Wolf | Jack London
      1906 | White Fang | Jack London
      1912 | Tarzan of the Apes | Edgar Rice Burroughs
      1844 | Les Trois Mousquetaires | Alexandre Dumas
      1846 | Le Comte de Monte-Cristo | Alexandre Dumas
      1868 | Les Enfants du capitaine Grant | Jules Verne
      1872 | Le Tour du monde en quatre-vingts jours | Jules Verne
      1876 | Michel Strogoff | Jules Verne
      1900 | Le tigri di Mompracem | Emilio Salgari
      1592 | 西遊記 | 吳承恩`,
  },
  {
    name: 'Science fiction',
    colour: 220,
    books: `
      1864 | Voyage au centre de la Terre | Jules Verne
      1865 | De la Terre à la Lune | Jules Verne
      1870 | Vingt mille lieues sous les mers | Jules Verne
      1887 | Looking Backward | Edward Bellamy
      1884 | Flatland | Edwin A. Abbott
      1895 | The Time Machine | H. G. Wells
      1896 | The Island of Doctor Moreau | H. G. Wells
      1897 | The Invisible Man | H. G. Wells
      1898 | The War of the Worlds | H. G. Wells
      1901 | The First Men in the Moon | H. G. Wells
      1912 | The Lost World | Arthur Conan Doyle
      1917 | A Princess of Mars | Edgar Rice Burroughs
      1915 | Herland | Charlotte Perkins Gilman
      1920 | R.U.R. | Karel Čapek`,
  },
  {
    name: 'Gothic',
    colour: 285,
    books: `
      1764 | The Castle of Otranto | Horace Walpole
      1794 | The Mysteries of Udolpho | Ann Radcliffe
      1796 | The Monk | Matthew Gregory Lewis
      1817 | Northanger Abbey | Jane Austen
      1818 | Frankenstein; or, The Modern Prometheus | Mary Shelley
      1872 | Carmilla | Sheridan Le Fanu
      1886 | Strange Case of Dr Jekyll and Mr Hyde | Robert Louis Stevenson
      1890 | The Picture of Dorian Gray | Oscar Wilde
      1897 | Dracula | Bram Stoker
      1898 | The Turn of the Screw | Henry James
      1910 | Le Fantôme de l’Opéra | Gaston Leroux
      1816 | Die Elixiere des Teufels | E. T. A. Hoffmann`,
  },
]
