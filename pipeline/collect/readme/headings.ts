/** What a heading says about the section below it, in the languages READMEs are written in. */

/**
 * - `about`: what the thing is
 * - `related`: why and how it is
 * - `features`: what it can do
 * - `aside`: stands between, is about something else (contents, sponsors, news, status, languages, pictures)
 * - `end`: how it is used, built, licensed: the description is over
 * - `unknown`: none of these words
 */
export type SectionKind = 'about' | 'related' | 'features' | 'aside' | 'end' | 'unknown';

/** Whole words at the beginning of the heading; a star stands for any ending, behind an exclamation mark the heading ends. */
const BEGINNINGS: Readonly<Record<Exclude<SectionKind, 'unknown'>, string>> = {
  about: `
    about|overview|intro|introduction|description|summary|abstract|synopsis|what is|what's|what are|what it|what does|what
    this|whatis|general|general information|concept|purpose|mission|vision|in a nutshell|at a glance|tl dr|tldr|the
    project|project description|project overview|basic description|short description|brief description|basics|readme|
    о проекте|о программе|описание|введение|обзор|что такое|что это|про проєкт|опис|вступ|
    über|überblick|übersicht|einleitung|einführung|beschreibung|was ist|kurzbeschreibung|
    à propos|présentation|aperçu|qu'est ce|vue d'ensemble|
    introducción|descripción|acerca|qué es|resumen|visión general|sobre|introdução|descrição|visão geral|o que é|resumo|
    introduzione|descrizione|panoramica|cos'è|che cos|informazioni|omschrijving|inleiding|over deze|wat is|overzicht|
    opis|wprowadzenie|o projekcie|czym jest|hakkında|açıklama|giriş|genel bakış|úvod|popis|o projektu|
    beskrivning|beskrivelse|introduktion|introduksjon|johdanto|kuvaus|ismertető|leírás|descriere|introducere|
    مقدمة|مقدمه|نبذة|حول|عن|درباره|معرفی|توضیحات|نظرة عامة|نمای کلی|परिचय|विवरण|
    giới thiệu|tổng quan|mô tả|pengenalan|tentang|deskripsi|pendahuluan|ikhtisar|gambaran umum`,
  related: `
    why|motivation|background|philosophy|goal*|objective*|aims?|how it works|how does it work|how does this work|
    principle*|use cases?|concepts|rationale|key ideas?|idea|benefits|advantages|design goals|design principles|history|
    problem|the problem|solution|the solution|scope|who is this for|
    почему|зачем|цели|цель|история|как это работает|warum|ziele?|hintergrund|geschichte|wie funktioniert|
    pourquoi|objectifs?|por qué|objetivos?|por que|motivación|motivação|perché|obiettivi|waarom|dlaczego|neden|
    چرا|لماذا|kenapa|mengapa|tujuan|tại sao|क्यों`,
  features: `
    features?|highlights?|key features|main features|core features|feature list|feature overview|features overview|
    feature highlights|capabilities|functionality|functionalities|supported features|
    возможности|особенности|функции|функционал|ключевые особенности|основные возможности|можливості|особливості|
    funktionen|merkmale|eigenschaften|hauptfunktionen|fonctionnalités|caractéristiques|características|funciones|
    funcionalidades|recursos|principais recursos|funzionalità|caratteristiche|functies|kenmerken|funkcje|cechy|özellikler|
    funkce|vlastnosti|funktioner|funksjoner|ominaisuudet|funkciók|
    المزايا|الميزات|أبرز المزايا|المميزات|ویژگی\u200cها|ویژگی*|امکانات|قابلیت*|fitur*|fitur utama|tính năng|विशेषताएं`,
  aside: `
    contents!|table of contents?|toc!|index!|on this page|in this readme|languages?!|translations?|translate|other languages|
    read this in|sponsors?|sponsored by|sponsorship|gold sponsors?|silver sponsors?|platinum sponsors?|special sponsors?|
    backers?|supporters|donat*|new in|new features|funding|support this|support the|support us|support me|supporting|please
    support|your support|show your support|buy me|partners?!|patrons?|news!|latest news|announcements?|what's new|whats new|
    what is new|changelog|change log|changes!|release notes?|releases?!|recent|notes for|updates?!|status!|project status|
    current status|build status|badges?!|ci!|demos?!|live demo|live!|online demo|screenshots?|super amazing screenshots|
    previews?!|gallery!|videos?!|showcase!|deprecat*|notices?!|warnings?!|important!|important note*|attention!|caution!|
    notes?!|note on|migrat*|moved!|archived!|maintenance!|disclaimer|recommended replacement|links?!|quick ?links?|
    external links|useful links|resources!|see also|related!|related projects|further reading|join!|join the|join us|
    community!|community and|chat!|social!|stay in|follow!|follow us|follow me|testimonials?|who uses|who is using|used by|
    used in|users!|adopters|in the wild|what people|stars?!|star history|stats!|statistics!|analytics!|activity!|awards!|press!|
    media!|articles!|blog!|
    содержание|оглавление|зміст|языки|переводы|спонсоры|поддержать|новости|скриншоты|демо|статус|ссылки|
    inhalt|inhaltsverzeichnis|sprachen|unterstütz*|spenden|neuigkeiten|bildschirmfotos|hinweis*|achtung|
    table des matières|sommaire|langues|soutenir|captures d'écran|nouveautés|
    contenidos?|tabla de contenidos?|índice|idiomas|patrocinadores|donaciones|capturas*|noticias|estado|aviso|
    conteúdo|sumário|tabela de conteúdos?|doações|apoie|capturas de tela|novidades|
    indice|sommario|lingue|sostieni|inhoud|inhoudsopgave|spis treści|içindekiler|diller|ekran görüntüleri|obsah|
    المحتويات|الفهرس|فهرست|فهرست مطالب|زبان*|لقطات|mục lục|daftar isi|विषय सूची`,
  end: `
    install*|uninstall*|set ?up|getting|get|quick ?start|quick|start|usages?|using|use|how to|how do i|how can i|running|run|
    build*|compil*|download*|requirements?|system requirements|minimum requirements|prerequisites?|dependenc*|depends|
    configur*|config|options?|settings|parameters|arguments|environment|api|rest api|reference*|docs?|documentation*|
    examples?|example usage|sample*|tutorials?|guides?|user guide|manuals?|commands?|cli|command line|develop*|hacking|
    tests?|testing|contribut*|license*|licence*|licensing|copyright|legal|terms|credits?|authors?|acknowledg*|
    thanks|thank|special thanks|maintain*|contact*|contact us|faqs?|frequently asked|q a|troubleshoot*|security*|
    vulnerabilit*|report*|roadmap|road map|todos?|to do|deploy*|docker*|kubernetes|helm|project structure|structure|
    directory structure|folder structure|repository structure|file structure|files?|tech stack|technolog*|built with|stack|
    packages|binaries|nightly|platforms?|supported|compatib*|performance|benchmarks?|comparison*|limitations?|known|bugs?|
    issues?|support|help|privacy|code of conduct|code signing|code style|conventions|step|first steps|next steps|upgrad*|
    update procedure|versions?|versioning|basic usage|advanced|windows|linux|macos|mac|ubuntu|debian|arch|android|ios|
    integrat*|tooling|what you will need|what you need|before you|before using|boring|get involved|more!|misc*|other!|
    shortcuts?|keyboard|keybindings|publish*|release process|team!|who!|projects?!|repositor*|local*|generat*|validat*|edit*|adding|
    установк*|использован*|применение|лицензи*|сборка|запуск|требования|настройка|конфигурация|быстрый старт|начало|
    примеры|пример|контакт*|разработка|авторы|скачать|документация|как |участие|встановлення|використання|ліцензія|
    installation|verwendung|benutzung|nutzung|gebrauch|bedienung|lizenz*|voraussetzungen|mitwirken|mitmachen|beitragen|
    erste schritte|schnellstart|anleitung|beispiele?|entwicklung|konfiguration|danksagung|kontakt|fehler|
    utilisation|licence|comment|prérequis|démarrage|contribu*|exemples?|configuration|développement|remerciements|télécharg*|
    instala*|uso|cómo|licencia|requisitos|ejemplos?|desarrollo|empezando|configuración|descarga*|agradecimientos|
    licença|começando|como|exemplos?|desenvolvimento|configuração|installazione|utilizzo|licenza|requisiti|esempi|esempio|
    gebruik|licentie|vereisten|instalacja|użycie|użytkowanie|licencja|wymagania|kurulum|kullanım|lisans|gereksinimler|
    instalace|použití|använd*|bruk|asennus|käyttö|telepítés|használat|instalare|utilizare|
    التثبيت|التنصيب|الاستخدام|الترخيص|المتطلبات|المساهمة|البدء|نصب|استفاده|مجوز|پیش\u200cنیاز*|مشارکت|راهنما|
    instalasi|penggunaan|lisensi|prasyarat|persyaratan|cara|kontribusi|cài đặt|sử dụng|giấy phép|yêu cầu|đóng góp|
    स्थापना|इंस्टॉलेशन|उपयोग|लाइसेंस`,
};

/** Chinese, Japanese and Korean have no gaps between words (or endings on them): found anywhere in the heading. */
const PARTS: Readonly<Record<Exclude<SectionKind, 'unknown'>, string>> = {
  aside:
    '目录|目錄|目次|もくじ|목차|赞助|贊助|捐赠|捐贈|スポンサー|寄付|후원|更新|公告|お知らせ|新闻|ニュース|소식|截图|截圖|スクリーンショット|스크린샷|演示|デモ|데모|' +
    '言語|语言|語言|언어|翻訳|翻译|链接|リンク|링크|注意|警告|重要|交流|社区|星标|相关|関連|관련',
  end:
    '安装|安裝|インストール|导入|導入|설치|使い方|使用|用法|利用方法|操作|사용|快速|开始|開始|はじめかた|クイックスタート|始め方|시작|ビルド|构建|编译|編譯|빌드|' +
    '下载|下載|ダウンロード|다운로드|ライセンス|许可|許可|授权|授權|协议|라이선스|라이센스|贡献|貢獻|コントリビュ|参与|기여|設定|设置|配置|설정|要求|环境|動作環境|必要|요구|' +
    '示例|例子|サンプル|예제|例|文档|文檔|ドキュメント|문서|开发|開発|開發|개발|作者|致谢|謝辞|联系|連絡|問い合わせ|문의|常见问题|よくある|部署|デプロイ|배포|コマンド|命令|명령|' +
    '构成|構成|結構|结构|구조|路线|ロードマップ|技术栈|技術スタック|기술|手順|步骤|教程|チュートリアル|手册|説明書|サポート|支持',
  about:
    '概要|概述|概览|概覽|简介|簡介|介绍|介紹|关于|關於|について|とは|はじめに|紹介|説明|描述|說明|说明|是什么|是什麼|소개|개요|설명|이란',
  related: '为什么|為什麼|なぜ|背景|動機|动机|目的|目标|目標|理念|原理|왜|목적|목표|배경|仕組み',
  features: '特徴|特性|特点|特點|特色|功能|機能|できること|亮点|亮點|機能一覧|기능|특징|특성|ハイライト',
};

/** The first that matches counts: "what's new" is no "what", "use cases" are no "use". */
const ORDER = ['aside', 'about', 'features', 'related', 'end'] as const;

const MATCHERS = ORDER.map((kind) => {
  const words = BEGINNINGS[kind]
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .trim()
    .split('|');
  const sources = words.map((word) => word.trim()).filter((word) => word !== '');
  const pattern = sources.map((word) => word.replace(/\*$/, '[\\p{L}\\p{M}]*').replace(/!$/, '$')).join('|');
  return {
    kind,
    beginning: new RegExp(`^(?:the |our |key |main |some )?(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`, 'u'),
    part: new RegExp(PARTS[kind], 'u'),
  };
});

export function kindOfHeading(text: string): SectionKind {
  const heading = normalizedHeading(text);
  if (heading === '') return 'unknown';
  return MATCHERS.find(({ beginning, part }) => beginning.test(heading) || part.test(heading))?.kind ?? 'unknown';
}

/** True if the line consists of nothing but words that head a section: "Features:", "✨ Features". */
export function isBareHeading(text: string): boolean {
  const heading = normalizedHeading(text);
  return (
    MATCHERS.some(({ beginning, part }) => heading.replace(beginning, '') === '' || heading.replace(part, '') === '') &&
    heading !== ''
  );
}

/** Small letters, single spaces; no emoji, numbering, quotes or marks. */
function normalizedHeading(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:\d{1,2}(?:\.\d{1,2})*[.):]?|[ivx]{1,4}[.)]|[一二三四五六七八九十]{1,2}、)\s+/u, '')
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'\u200c*]+/gu, ' ')
    .trim();
}
