/**
 * The very commonest passwords, refused with a message of their own (decisions.md 'Accounts'). Written for this
 * project: what people here type first (digits, keyboard rows, names, football, religion and school words), in both
 * languages; entries under six characters are not needed. Compared without regard to case.
 */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 7654321 654321 123123
  123123123 12341234 123321 1234321 112233 11223344 1122334455 121212 131313 101010 102030 010203 123654 147258
  147258369 159753 159357 456789 789456 789456123 741852 741852963 963852741 999999 888888 777777 666666 555555
  444444 333333 222222 111111 000000 00000000 11111111 88888888 99999999 1111111 0000000000 1111111111 010101
  696969 420420 202020 123qwe qwe123 qweqwe qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop asdasd
  asdfgh asdfghjk asdfghjkl asd123 zxcvbn zxcvbnm zxcasd qazwsx qazwsxedc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 abc123 abc1234 abcd1234 abc12345 abcdef abcdefg abcdefgh abcabc aabbcc aaaaaa
  aaaaaaaa zzzzzz password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 passpass
  mypassword password! letmein welcome welcome1 welcome123 hello123 hellohello admin1 admin123 admin1234
  administrator adminadmin root123 rootroot user123 user1234 test123 test1234 testing testtest guest123 login123
  master master123 secret secret123 default changeme iloveyou iloveyou1 iloveu loveyou lovelove mylove forever
  princess sunshine monkey dragon football superman batman pokemon naruto doraemon shadow michael jordan charlie
  whatever freedom trustno1 starwars computer internet samsung android google facebook instagram whatsapp tiktok
  spiderman barcelona realmadrid liverpool chelsea manchester arsenal juventus persib persija persebaya arema
  sayang sayang1 sayang123 sayangku sayangkamu akusayang cinta123 cintaku aku123 akucinta aku sayangibu sayangmama
  ibuku ibu123 mama123 mamaku mamapapa papamama ayah123 bismillah bismillah1 bismillah123 alhamdulillah allahuakbar
  allahu assalamualaikum muhammad insyaallah subhanallah merdeka merdeka45 17081945 indonesia indonesia1
  indonesia123 indonesia45 garuda jakarta jakarta1 bandung surabaya semarang yogyakarta jogja123 medan123 makassar
  denpasar balibali palembang rahasia rahasia1 rahasia123 katasandi katasandi123 sandi123 masuk123 siswa123
  pelajar123 sekolah sekolah123 murid123 guru123 guruku belajar belajar123 kursus123 english english123
  bahasainggris toefl123 fasih123 fasihfasih fasih2026 ganteng cantik cantik123 gantengbanget anakku bayiku keluarga
  keluargaku bahagia semangat semangat123 terserah bodoamat kucing123 kucingku rahmat123 agus123 budi123 dewi123
  putri123 putra123 ahmad123 ayu12345 rizky123 andi1234 siti1234 wahyu123`.split(/\s+/),
);

/** Whether a password is among the first anybody would try, or is only the person's own name. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const typed = password.toLowerCase();
  return COMMON.has(typed) || own.some((name) => name.toLowerCase() === typed);
}
