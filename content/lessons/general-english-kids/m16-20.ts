import type { MeetingMaterial } from '../types.ts';

export const generalEnglishKidsMeetings16To20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      { en: 'eat', id: 'makan' },
      { en: 'sleep', id: 'tidur' },
      { en: 'run', id: 'berlari' },
      { en: 'read', id: 'membaca' },
      { en: 'jump', id: 'melompat' },
      { en: 'sing', id: 'bernyanyi' },
      { en: 'laugh', id: 'tertawa' },
      { en: 'sit', id: 'duduk' },
      { en: 'look at', id: 'melihat, memandang' },
      { en: 'right now', id: 'sekarang juga' },
    ],
    texts: {
      beginner: {
        title: 'A picture of the park',
        kind: 'text',
        lines: [
          'This is my picture. It is Sunday in the park. Two girls are running. A boy is eating corn. A woman is reading under a tree. A man is sleeping next to her. His hat is on his nose! A dog is looking at the corn. Careful, boy! The dog is jumping! Now everybody is laughing.',
        ],
      },
      intermediate: {
        title: 'Careful with your corn!',
        kind: 'text',
        lines: [
          'Look at this picture of the park on a Sunday. On the left two girls are running after a ball. In the middle a boy is eating hot corn. A woman is sitting under a tree and reading a book, and a man is sleeping next to her with a hat on his nose. What is the dog doing? It is jumping at the corn! Everybody is laughing.',
        ],
      },
      advanced: {
        title: 'One second before',
        kind: 'text',
        lines: [
          'Imagine a photo of a park on Sunday. Two girls are running after a ball, and they are not looking at anybody. In the middle a boy is eating sweet hot corn. A woman is reading under a tree, while a man is sleeping beside her with a hat on his nose. Everybody is happy, and so is the dog: it is jumping at the corn!',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Mereka sedang apa?', en: 'What are they doing?' },
        instruction: {
          id: 'Bayangkan tamannya, lalu jawab dari teks.',
          en: 'Imagine the park, then answer from the text.',
        },
        items: [
          'What are the two girls doing?',
          'What is the boy eating?',
          'Is the woman sleeping?',
          "Where is the man's hat?",
          'What is the dog doing?',
        ],
      },
      {
        title: { id: 'Diam, jangan bergerak!', en: 'Freeze!' },
        instruction: {
          id: "Bergeraklah sesukamu. Gurumu bilang 'Freeze!' dan bertanya: What are you doing? Jawab, lalu bergantian.",
          en: "Move as you like. Your teacher says 'Freeze!' and asks: What are you doing? Answer, then change roles.",
        },
        items: [
          "I'm dancing.",
          "I'm eating an ice cream.",
          "I'm driving a bus.",
          "I'm brushing my teeth.",
          "I'm flying like a bird.",
        ],
      },
      {
        title: { id: 'Keluargaku saat ini', en: 'My family at this moment' },
        instruction: {
          id: 'Lari dan lihat, atau tebak. Mereka sedang apa sekarang?',
          en: 'Run and look, or guess. What are they doing right now?',
        },
        items: [
          'my mother',
          'my father',
          'my brother or sister',
          'my grandmother or grandfather',
          'my teacher',
          'a bird outside my window',
        ],
      },
      {
        title: { id: 'Gambar dan ceritakan', en: 'Draw and tell' },
        instruction: {
          id: 'Buat gambar dengan lima orang atau binatang. Gurumu bertanya tentang masing-masing.',
          en: 'Draw a picture with five people or animals. Your teacher asks about each.',
        },
        items: [
          'In my picture it is ...',
          'On the left ...',
          'In the middle ...',
          'A ... is ... under a tree.',
          'Two ... are ...',
          'Nobody is ...!',
        ],
      },
    ],
    keep: [
      { en: "What are you doing? I'm reading.", id: 'Kamu sedang apa? Aku sedang membaca. Jangan lupa am.' },
      { en: 'She is singing. / They are running.', id: 'Dia sedang bernyanyi. / Mereka sedang berlari.' },
      { en: 'run, running / sit, sitting / swim, swimming', id: 'Huruf akhirnya dobel.' },
      { en: 'dance, dancing / write, writing', id: 'Huruf e hilang.' },
      { en: "Is he sleeping? Yes, he is. / No, he isn't.", id: 'Apakah dia sedang tidur? Ya. / Tidak.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata kerja dengan -ing.', en: 'Write the verb with -ing.' },
        items: [
          { question: 'eat', answer: 'eating' },
          { question: 'run', answer: 'running' },
          { question: 'dance', answer: 'dancing' },
          { question: 'play', answer: 'playing' },
          { question: 'swim', answer: 'swimming' },
          { question: 'write', answer: 'writing' },
        ],
      },
      {
        instruction: { id: 'Tulis am, is, atau are.', en: 'Write am, is or are.' },
        items: [
          { question: 'The baby ____ crying.', answer: 'is' },
          { question: 'We ____ making a cake.', answer: 'are' },
          { question: 'I ____ looking for my pen.', answer: 'am' },
          { question: 'The birds ____ singing.', answer: 'are' },
          { question: 'What ____ your father doing?', answer: 'is' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimatnya.',
          en: 'Find the mistake and write the sentence.',
        },
        items: [
          { question: 'She sleeping now.', answer: 'She is sleeping now.' },
          { question: 'They are play football.', answer: 'They are playing football.' },
          { question: 'I am eat an apple.', answer: 'I am eating an apple.' },
          { question: 'What you are doing?', answer: 'What are you doing?' },
          { question: 'The cat is climb.', answer: 'The cat is climbing.' },
        ],
      },
    ],
  },
  {
    number: 17,
    kind: 'lesson',
    words: [
      { en: 'yesterday', id: 'kemarin' },
      { en: 'went', id: 'pergi (lampau)' },
      { en: 'saw', id: 'melihat (lampau)' },
      { en: 'ate', id: 'makan (lampau)' },
      { en: 'bought', id: 'membeli (lampau)' },
      { en: 'played', id: 'bermain (lampau)' },
      { en: 'was, were', id: 'adalah, berada (lampau)' },
      { en: 'fun', id: 'menyenangkan' },
      { en: 'tired', id: 'lelah' },
    ],
    texts: {
      beginner: {
        title: 'Yesterday at the beach',
        kind: 'text',
        lines: [
          'Yesterday was Sunday. I went to the beach with my uncle. The water was warm. I played with my cousin. We made a big castle. I saw a little crab. It walked into our castle! We were happy. Then we ate grilled fish. In the evening I was very tired. It was fun!',
        ],
      },
      intermediate: {
        title: 'The king of the castle',
        kind: 'text',
        lines: [
          "Yesterday Aisyah went to the beach in Padang with her uncle and her cousin. The water was warm, and the children played in the sand. They made a big castle with four towers. Suddenly they saw a little crab. It walked through the door of their castle! 'Now we have a king,' said Aisyah. After that they ate grilled fish. She was tired but happy.",
        ],
      },
      advanced: {
        title: 'Good morning, King Crab',
        kind: 'text',
        lines: [
          "Yesterday was Sunday, so Aisyah and her cousin went to the beach near Padang with their uncle. They made a castle with four towers in the warm sand, but there was nobody in it. Then they saw a little crab. It looked left, it looked right, and it walked through the door! 'Good morning, King Crab,' said Aisyah. Later they ate grilled fish and were very tired.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Apa yang terjadi?', en: 'What happened?' },
        instruction: {
          id: 'Katakan ya atau tidak, lalu betulkan. Pakai bentuk lampau.',
          en: 'Say yes or no and correct it. Use the past.',
        },
        items: [
          'Yesterday was Monday.',
          'Aisyah went to the zoo.',
          'The children made a castle.',
          'They saw a snake.',
          'They ate grilled fish.',
        ],
      },
      {
        title: { id: 'Hari ini dan kemarin', en: 'Today and yesterday' },
        instruction: {
          id: 'Gurumu mengucapkan untuk setiap hari. Kamu mengucapkan untuk kemarin.',
          en: 'Your teacher says it for every day. You say it for yesterday.',
        },
        items: [
          'I go to school. Yesterday I ...',
          'I eat rice.',
          'I see my friend.',
          'I play a game.',
          'I watch a film.',
          'I am happy.',
        ],
      },
      {
        title: { id: 'Benar atau bohong?', en: 'True or false?' },
        instruction: {
          id: 'Sebutkan empat hal tentang kemarin. Satu tidak benar! Gurumu mencarinya. Lalu bertukar.',
          en: 'Say four things about yesterday. One is not true! Your teacher finds it. Then swap.',
        },
        items: ['Yesterday I ate ...', 'I went to ...', 'I saw ...', 'I played ...'],
      },
      {
        title: { id: 'Buku kemarinku', en: 'My yesterday book' },
        instruction: {
          id: 'Lipat kertas menjadi tiga halaman. Gambar tiga hal yang kamu lakukan kemarin dan ceritakan.',
          en: 'Fold a paper to make three pages. Draw three things that you did yesterday and tell them.',
        },
        items: [
          'Page 1: In the morning I ...',
          'Page 2: Then I ...',
          'Page 3: In the evening I ...',
          'It was fun / boring / funny because ...',
        ],
      },
    ],
    keep: [
      { en: 'Yesterday I played football.', id: 'Kemarin aku bermain bola. Banyak kata kerja: tambah -ed.' },
      { en: 'go, went / see, saw / eat, ate / buy, bought', id: 'Ini tidak pakai -ed. Hafalkan, ya!' },
      { en: 'I was happy. / We were tired.', id: 'Aku senang (waktu itu). / Kami lelah. I was, we were.' },
      { en: "I didn't go to school.", id: "Aku tidak pergi ke sekolah. Sesudah didn't: go, bukan went." },
      { en: "Did you see it? Yes, I did. / No, I didn't.", id: 'Kamu melihatnya? Ya. / Tidak.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata kerja untuk kemarin.', en: 'Write the verb for yesterday.' },
        items: [
          { question: 'I ____ (play) with my kite.', answer: 'played' },
          { question: "We ____ (go) to my grandmother's house.", answer: 'went' },
          { question: 'Sinta ____ (see) a rainbow.', answer: 'saw' },
          { question: 'They ____ (eat) noodles.', answer: 'ate' },
          { question: 'My mum ____ (buy) a new pan.', answer: 'bought' },
          { question: 'I ____ (watch) the moon.', answer: 'watched' },
        ],
      },
      {
        instruction: { id: 'Tulis was atau were.', en: 'Write was or were.' },
        items: [
          { question: 'I ____ at home yesterday.', answer: 'was' },
          { question: 'My friends ____ at the pool.', answer: 'were' },
          { question: 'It ____ very hot.', answer: 'was' },
          { question: 'You ____ late!', answer: 'were' },
          { question: 'The cake ____ delicious.', answer: 'was' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'went / market / to / I / the', answer: 'I went to the market.' },
          { question: 'was / Yesterday / Saturday', answer: 'Yesterday was Saturday.' },
          { question: 'cat / saw / big / a / We', answer: 'We saw a big cat.' },
          { question: 'ice cream / ate / Bimo / an', answer: 'Bimo ate an ice cream.' },
          { question: "didn't / TV / I / watch", answer: "I didn't watch TV." },
        ],
      },
    ],
  },
  {
    number: 18,
    kind: 'lesson',
    words: [
      { en: 'bigger', id: 'lebih besar' },
      { en: 'smaller', id: 'lebih kecil' },
      { en: 'faster', id: 'lebih cepat' },
      { en: 'slower', id: 'lebih lambat' },
      { en: 'taller', id: 'lebih tinggi' },
      { en: 'longer', id: 'lebih panjang' },
      { en: 'stronger', id: 'lebih kuat' },
      { en: 'than', id: 'daripada' },
      { en: 'race', id: 'lomba lari' },
    ],
    texts: {
      beginner: {
        title: 'The big race',
        kind: 'text',
        lines: [
          "The mouse deer and the snail are in the forest. 'I am bigger than you,' says the mouse deer. 'I am faster too. Let's race!' 'OK,' says the snail. 'I have many brothers.' They run. At every stone there is a snail! 'Hello, I'm here!' says a snail. The mouse deer is tired. The snail is slower, but cleverer!",
        ],
      },
      intermediate: {
        title: 'The mouse deer and the snail',
        kind: 'text',
        lines: [
          "One day the mouse deer laughs at a snail. 'I am bigger, stronger and faster than you!' he says. 'Then let's race along the river,' says the snail. At night she talks to her brothers, and each one hides behind a stone. In the morning the race begins. The mouse deer runs fast, but at every stone a snail says, 'I'm here!' The snail is slower, but she is cleverer.",
        ],
      },
      advanced: {
        title: 'Slow but clever',
        kind: 'text',
        lines: [
          "'Look at you,' says the mouse deer. 'My legs are longer, and I am faster.' The snail smiles. 'Race me along the river tomorrow.' That night she asks her brothers to hide behind the stones, and they all look the same! The mouse deer runs and runs, but at every stone a snail calls, 'I'm here already!' At last the mouse deer sits down: slow can be clever.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Siapa itu?', en: 'Who is it?' },
        instruction: { id: 'Jawab: kancil atau siput?', en: 'Answer: the mouse deer or the snail?' },
        items: [
          'Who is bigger?',
          'Who is faster?',
          'Who is slower?',
          'Who has many brothers?',
          'Who is cleverer? Why?',
        ],
      },
      {
        title: { id: 'Ukur', en: 'Measure it' },
        instruction: {
          id: 'Ambil dua benda sejenis. Bandingkan dengan than.',
          en: 'Fetch two things of the same kind. Compare them with than.',
        },
        items: [
          'two pencils: longer or shorter?',
          'two books: thicker or thinner?',
          'two fruits: bigger or smaller?',
          'two cups: heavier or lighter?',
          'you and your teacher: older or younger?',
        ],
      },
      {
        title: { id: 'Kartu binatang', en: 'Animal cards' },
        instruction: {
          id: 'Ucapkan kalimat lengkap. Siapa pemenangnya?',
          en: 'Say the whole sentence. Who is the winner?',
        },
        items: [
          'horse / cow: fast',
          'giraffe / elephant: tall',
          'snake / worm: long',
          'tiger / cat: strong',
          'ant / bee: small',
          "your favourite animal / your teacher's animal",
        ],
      },
      {
        title: { id: 'Dua jagoanku', en: 'My two heroes' },
        instruction: {
          id: 'Gambar dua binatang atau robot. Bandingkan dengan lima kalimat. Siapa menang lomba?',
          en: 'Draw two animals or robots. Compare them in five sentences. Who wins the race?',
        },
        items: [
          'This is ... and this is ...',
          '... is bigger than ...',
          '... is faster, but ... is stronger.',
          '... has longer legs than ...',
          'The winner is ..., because ...',
        ],
      },
    ],
    keep: [
      {
        en: 'An elephant is bigger than a cow.',
        id: "Gajah lebih besar daripada sapi. Bukan 'more big' dan bukan 'from'.",
      },
      { en: 'big, bigger / hot, hotter / thin, thinner', id: 'Huruf akhirnya dobel.' },
      { en: 'happy, happier / heavy, heavier', id: 'y menjadi i.' },
      { en: 'good, better / bad, worse', id: 'baik, lebih baik / buruk, lebih buruk' },
      { en: 'Which is faster?', id: 'Mana yang lebih cepat?' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis katanya dengan -er.', en: 'Write the word with -er.' },
        items: [
          { question: 'tall', answer: 'taller' },
          { question: 'big', answer: 'bigger' },
          { question: 'heavy', answer: 'heavier' },
          { question: 'small', answer: 'smaller' },
          { question: 'hot', answer: 'hotter' },
          { question: 'funny', answer: 'funnier' },
        ],
      },
      {
        instruction: { id: 'Pilih kata yang benar.', en: 'Choose the right word.' },
        items: [
          { question: 'A plane is (faster / slower) than a car.', answer: 'faster' },
          { question: 'A mouse is (bigger / smaller) than a cat.', answer: 'smaller' },
          { question: 'The sun is (hotter / colder) than fire.', answer: 'hotter' },
          { question: 'A day is (longer / shorter) than a week.', answer: 'shorter' },
          { question: 'My grandfather is (older / younger) than my father.', answer: 'older' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimatnya.',
          en: 'Find the mistake and write the sentence.',
        },
        items: [
          { question: 'A cow is more big than a goat.', answer: 'A cow is bigger than a goat.' },
          { question: 'I am taller from my sister.', answer: 'I am taller than my sister.' },
          { question: 'My bag is heavyer than your bag.', answer: 'My bag is heavier than your bag.' },
          { question: 'This song is gooder than that song.', answer: 'This song is better than that song.' },
          { question: 'Bikes slower than buses.', answer: 'Bikes are slower than buses.' },
        ],
      },
    ],
  },
  {
    number: 19,
    kind: 'lesson',
    words: [
      { en: 'story', id: 'cerita' },
      { en: 'once upon a time', id: 'pada zaman dahulu' },
      { en: 'forest', id: 'hutan' },
      { en: 'king', id: 'raja' },
      { en: 'moon', id: 'bulan (di langit)' },
      { en: 'lamp', id: 'lampu' },
      { en: 'dark', id: 'gelap' },
      { en: 'at last', id: 'akhirnya' },
      { en: 'stage', id: 'panggung' },
      { en: 'the end', id: 'tamat' },
    ],
    texts: {
      beginner: {
        title: 'The firefly and the moon',
        kind: 'text',
        lines: [
          "Once upon a time there was a little firefly. Her name was Kunang. She was sad. 'The moon is big. I am small,' she said. One night the sky was dark. There was no moon. A baby bird cried, 'I can't find my nest!' Kunang came with her little lamp. 'Follow me,' she said. At last the bird was home. Kunang was happy. The end.",
        ],
      },
      intermediate: {
        title: 'A very small lamp',
        kind: 'text',
        lines: [
          "Once upon a time a little firefly lived in a forest. Her name was Kunang. 'The moon is big and bright, and my lamp is so small,' she said. Then a cloud hid the moon, and a baby bird cried, 'I can't find my nest!' Kunang flew to him. 'Follow my lamp,' she said. At last the bird was home, and Kunang was proud. The end.",
        ],
      },
      advanced: {
        title: 'The night without a moon',
        kind: 'text',
        lines: [
          "Once upon a time there was a firefly called Kunang who wanted to be as bright as the moon. 'My lamp is too small,' she always said. One night clouds covered the moon, and it was dark. 'I can't find my nest!' cried a baby bird. Kunang flew down. 'Follow my lamp,' she said, and she showed him the way. That night her lamp was just big enough. The end.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Siapa yang mengatakannya?', en: 'Who says it?' },
        instruction: {
          id: 'Ucapkan kalimatnya dengan suara yang tepat: kunang-kunang atau anak burung?',
          en: 'Say the line with the right voice: the firefly or the baby bird?',
        },
        items: [
          'I am so small.',
          "I can't find my nest!",
          'Follow me!',
          'The moon is big.',
          'Thank you! Now I am home.',
        ],
      },
      {
        title: { id: 'Susun ceritanya', en: 'Put the story together' },
        instruction: {
          id: 'Ucapkan kalimatnya sesuai urutan. Mulai dengan: Once upon a time ...',
          en: 'Say the sentences in the right order. Begin with: Once upon a time ...',
        },
        items: [
          'A baby bird cried.',
          'At last the bird was home.',
          'There was a little firefly.',
          'Kunang came with her lamp.',
          'One night it was dark.',
        ],
      },
      {
        title: { id: 'Kalau ceritanya lain?', en: 'What if it is different?' },
        instruction: {
          id: 'Ubah ceritanya bersama gurumu. Ucapkan kalimat barunya.',
          en: 'Change the story with your teacher. Say the new sentence.',
        },
        items: [
          'Not a firefly but a ...',
          'Not in a forest but in ...',
          'Not a baby bird but a ...',
          'Kunang helped with ...',
          'At the end everybody ...',
        ],
      },
      {
        title: { id: 'Panggung cerita', en: 'Story show' },
        instruction: {
          id: 'Buat empat gambar: awal, masalah, bantuan, akhir. Berdirilah seperti di panggung dan ceritakan kisah Kunang atau ceritamu sendiri.',
          en: 'Draw four pictures: beginning, problem, help, end. Stand up like on a stage and tell the story of Kunang or your own.',
        },
        items: [
          'Once upon a time there was ...',
          'He / She was ...',
          'One night / One day ...',
          "'...!' said ...",
          'At last ...',
          'The end. (Take a bow!)',
        ],
      },
    ],
    keep: [
      {
        en: 'Once upon a time there was a firefly.',
        id: 'Pada zaman dahulu ada seekor kunang-kunang. Lampau: there was.',
      },
      { en: 'One night it was dark.', id: 'Suatu malam gelap.' },
      { en: "'Follow me,' she said.", id: "'Ikuti aku,' katanya. say, said (baca: sed)." },
      { en: "He couldn't find his nest.", id: "Ia tidak bisa menemukan sarangnya. can't, lampau: couldn't." },
      { en: 'At last they were happy. The end.', id: 'Akhirnya mereka senang. Tamat.' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja untuk cerita lampau.',
          en: 'Write the verb for a story in the past.',
        },
        items: [
          { question: 'There ____ (is) a king in a small house.', answer: 'was' },
          { question: "The fish ____ (say), 'Help me!'", answer: 'said' },
          { question: 'The rabbit ____ (come) to the river.', answer: 'came' },
          { question: 'The owl ____ (fly) over the trees.', answer: 'flew' },
          { question: 'They ____ (are) friends for ever.', answer: 'were' },
          { question: 'She ____ (look) at the stars.', answer: 'looked' },
        ],
      },
      {
        instruction: { id: 'Tulis kata ceritanya.', en: 'Write the story word.' },
        items: [
          { question: 'Once ____ a time there was a queen.', answer: 'upon' },
          { question: 'One ____ the sun did not come up. (24 hours)', answer: 'day' },
          { question: 'The cave was ____. Nobody could see. (not light)', answer: 'dark' },
          { question: 'At ____ they found the door. (after a long time)', answer: 'last' },
          { question: 'They all went home. The ____.', answer: 'end' },
        ],
      },
      {
        instruction: {
          id: 'Apa yang hilang: Who, Where, What, atau Why?',
          en: 'What is missing: Who, Where, What or Why?',
        },
        items: [
          { question: '____ was sad? The firefly.', answer: 'Who' },
          { question: '____ was she sad? Because she was small.', answer: 'Why' },
          { question: '____ did she live? In the forest.', answer: 'Where' },
          { question: "____ did the bird say? 'I can't find my nest!'", answer: 'What' },
          { question: '____ helped the bird? Kunang.', answer: 'Who' },
        ],
      },
    ],
  },
  {
    number: 20,
    kind: 'final',
    instructions: [
      {
        id: 'Ini pertunjukan besarmu! Mula-mula kamu bercerita, lalu mengobrol, lalu menulis.',
        en: 'This is your big show! First you tell a story, then you talk, then you write.',
      },
      {
        id: 'Bawa empat gambar ceritamu, kertas, dan pensil.',
        en: 'Bring your four story pictures and paper and a pencil.',
      },
      {
        id: 'Kamu boleh melihat gambarmu, tetapi jangan membaca cerita dari kertas.',
        en: 'You can look at your pictures, but do not read the story from paper.',
      },
      {
        id: "Kalau lupa suatu kata, tunjukkan dengan tangan atau katakan 'I don't know the word.'",
        en: "If you forget a word, show it with your hands or say 'I don't know the word.'",
      },
      {
        id: 'Di akhir, gurumu memberi tahu apa yang sudah kamu kuasai.',
        en: 'At the end your teacher tells you what you do well.',
      },
    ],
    tasks: [
      {
        title: { id: 'Ceritaku', en: 'My story' },
        instruction: {
          id: 'Ceritakan sebuah cerita, enam kalimat atau lebih, dengan gambarmu.',
          en: 'Tell a story of six sentences or more with your pictures.',
        },
        items: [
          'Begin with: Once upon a time there was ...',
          'Say who is in the story and where they are.',
          'Tell the problem.',
          'Tell how somebody helps.',
          'Say the end, then answer two questions.',
        ],
      },
      {
        title: { id: 'Mengobrol dengan gurumu', en: 'Talk with your teacher' },
        instruction: {
          id: 'Jawab, dan ajukan sendiri tiga pertanyaan.',
          en: 'Answer, and ask three questions yourself.',
        },
        items: [
          'What time do you get up and go to bed? What do you do in the afternoon?',
          "What can you do well? What can't you do yet?",
          'What is near your house? Where is it?',
          'What do your mother and father do? What do you want to be?',
          'What is everybody in your house doing now?',
          'Compare a horse and a turtle, or two things in your room.',
        ],
      },
      {
        title: { id: 'Kemarin', en: 'Yesterday' },
        instruction: {
          id: 'Tulis lima kalimat tentang kemarin. Bacakan.',
          en: 'Write five sentences about yesterday. Read them aloud.',
        },
        items: [
          'In the morning I ...',
          'I saw / ate / played / went ...',
          "I didn't ...",
          'It was ...',
          'Today I am ...',
        ],
      },
    ],
    criteria: [
      {
        name: { id: 'Ceritanya', en: 'The story' },
        points: 25,
        full: {
          id: 'Ceritamu punya awal, masalah, dan akhir, dan bisa diikuti.',
          en: 'Your story has a beginning, a problem and an end, and we can follow it.',
        },
      },
      {
        name: { id: 'Mengobrol', en: 'Talking' },
        points: 25,
        full: {
          id: 'Kamu menjawab dengan kalimat dan mengajukan tiga pertanyaan.',
          en: 'You answer in sentences and ask three questions.',
        },
      },
      {
        name: { id: 'Kalimat', en: 'Sentences' },
        points: 20,
        full: {
          id: 'Kalimat dengan can, -ing, yesterday, dan -er umumnya benar.',
          en: 'Sentences with can, -ing, yesterday and -er are mostly right.',
        },
      },
      {
        name: { id: 'Kata dan bunyi', en: 'Words and sounds' },
        points: 15,
        full: {
          id: 'Kamu tahu banyak kata dan mengucapkannya dengan jelas.',
          en: 'You know many words and say them clearly.',
        },
      },
      {
        name: { id: 'Menulis', en: 'Writing' },
        points: 15,
        full: {
          id: 'Kamu menulis lima kalimat tentang kemarin dengan huruf besar dan titik.',
          en: 'You write five sentences about yesterday with capital letters and full stops.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
