/**
 * Words that Indonesians often use in passwords, followed by digits: faith, love, places, clubs, names, 'password'
 * and 'secret'. The estimator's lists know most of them, but rate the word with digits as merely weak.
 */
export const INDONESIAN_WORDS: ReadonlySet<string> = new Set(
  `
  alhamdulillah allah allahuakbar amanah assalamualaikum astaghfirullah astagfirullah barakallah berkah bismillah
  bismillahirrahmanirrahim doa hamba hijrah ibadah ikhlas insyaallah insya islam istiqomah jumat kurban masyaallah muslim
  muslimah pengajian puasa qurban quran ramadan ramadhan sabar sholat shalat shalawat subhanallah sukses surga syukur takwa
  tuhan tuhanyesus yesus haleluya immanuel imanuel kristus

  akucinta akucintakamu akusayangkamu aku bahagia bidadari bintang bunda bundaku cantik cinta cintaku cintakamu ganteng
  kamu kangen kasih kekasih keluarga keluargaku kesayangan mama mamaku mamah mami mantan merpati papa papaku papah papi
  pacar pacarku permaisuri rindu sahabat sayang sayangku sayangmama sayangmu sayangkamu senyum setia

  kata katakunci katasandi kunci kuncirahasia lupa lupalagi lupasandi masuk passwordku pasword rahasia rahasiaku
  rahasiakita sandi sandiku terserah tidakada tidaktahu buka bukapintu gakada gaktau

  bali bandung banten batam bekasi bogor cirebon denpasar depok garuda indonesia indonesiaku jakarta jogja jogjakarta
  kalimantan lampung lombok madura makassar malang manado medan merdeka merahputih nusantara padang palembang pancasila
  papua pekanbaru pontianak riau samarinda semarang sidoarjo solo sulawesi sumatera surabaya surakarta tangerang
  yogyakarta

  arema bonek persebaya persib persija timnas macan maung naga elang rajawali harimau kucing kelinci gajah semangat
  bola sepakbola

  agus ahmad aisyah andi anisa annisa arif aulia ayu bagus bambang bayu budi dewi dian dimas dinda dwi eko fajar fatimah
  ferdi fitri gilang hendra indah indra intan joko kartika kurnia lestari maulana mega muhammad nadia nanda novi nugroho
  nur nurul pratama purnama putra putri rahmat rama ratna reza rian rina rini rizal rizky rizki sari siti slamet sri surya
  susanti syahrul taufik teguh tri udin wahyu wati widodo wijaya wulan yanti yoga yudi yuli yusuf zahra

  anakku anaksoleh anaksholeh belajar bismillahlulus gemini jagoan juara kuliah lulus mahasiswa menang murid pelajar
  pintar rumahku sekolah sekolahku siswa
  `
    .trim()
    .split(/\s+/),
);
