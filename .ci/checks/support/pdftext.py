"""Whether readers of PDF files give texts of many scripts back.

usage: pdftext.py EASEL FOLDER
"""
import csv
import os
import subprocess
import sys
import unicodedata

import pypdf
import pypdfium2
from pdfminer.high_level import extract_text

# Sixty texts in thirty scripts: what is asked of readers, and the least of them that each gives back. pypdf reverses letters
# from right to left itself, and so needs them in the order in which they are seen; pdfminer and MuPDF need the text's order.
LEAST = {"poppler": 56, "mupdf": 60, "pdfium": 57, "pdfminer": 58, "pypdf": 49}
TEXTS = """
The quick brown fox
office fluffy affine waffle
AVATAR “To.” Yo, 1/2 & 3 %
Où est l’élève naïf ?
Größe: 12 €, Straße
Tiếng Việt rất đẹp
Zażółć gęślą jaźń
İstanbul ılık ışık
Příliš žluťoučký kůň
naïve café (decomposed: é ñ)
Съешь ещё этих булок
Її їжак їсть
Ђаци уче ћирилицу
Ξεσκεπάζω την ψυχοφθόρα
Ἀρχὴ ἥμισυ παντός
Բարեւ աշխարհ
გამარჯობა მსოფლიო
שלום עולם
מחיר: 25 ש״ח (כולל מע״מ)
בְּרֵאשִׁית בָּרָא
السلام عليكم
مرحبا بالعالم 123
لا إله، الله أكبر
الْعَرَبِيَّةُ
سلام دنیا، ۱۲۳ تومان
اردو زبان ہے
Price السعر 45 USD
ܫܠܡܐ ܠܟ
नमस्ते दुनिया
हिन्दी में किताबें
क्षत्रिय ज्ञान श्री
আমার সোনার বাংলা
শ্রদ্ধা ও ক্ষমা
ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ
ગુજરાતી ભાષા
ଓଡ଼ିଆ ଭାଷା
தமிழ் மொழி
கொடுக்கிறோம்
తెలుగు భాష
స్త్రీ శక్తి
ಕನ್ನಡ ಭಾಷೆ
ಶ್ರೀ ಕೃಷ್ಣ
മലയാളം ഭാഷ
ക്ഷമിക്കുക
සිංහල භාෂාව
สวัสดีชาวโลก
น้ำใจที่นี่
ສະບາຍດີ
ភាសាខ្មែរ
ស្ត្រីខ្មែរ
မြန်မာဘာသာ
བོད་སྐད་
ሰላም ለዓለም
안녕하세요 세계
값싼 닭고기 100원
こんにちは、世界。
カタカナとひらがな「漢字」
你好，世界！
繁體中文測試
Smile 😀 and 👩‍👩‍👧 fly 🇩🇪 ok
""".strip().splitlines()
# Marks of direction that readers add.
MARKS = dict.fromkeys(map(ord, "\u202a\u202b\u202c\u200e\u200f"))


def printed(*command):
    return subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=True).stdout.split("\f")


def pages(path):
    """What each reader finds on each page."""
    yield "poppler", printed("pdftotext", path, "-")
    yield "mupdf", printed("mutool", "draw", "-q", "-F", "txt", path)
    document = pypdfium2.PdfDocument(path)
    yield "pdfium", [document[number].get_textpage().get_text_range() for number in range(len(document))]
    yield "pdfminer", extract_text(path).split("\f")
    yield "pypdf", [page.extract_text() for page in pypdf.PdfReader(path).pages]


def plain(text):
    return unicodedata.normalize("NFC", text.translate(MARKS).strip())


def main():
    easel, folder = sys.argv[1:]
    template, table, path = (os.path.join(folder, "texts." + ending) for ending in ("yaml", "csv", "pdf"))
    with open(template, "w", encoding="utf-8") as file:
        file.write('size: 800x80\nfront: {text: "{text}", size: 30, font: Noto Sans}\n')
    with open(table, "w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([["text"], *([text] for text in TEXTS)])
    subprocess.run([easel, "cards", template, table, "-o", path], check=True)
    keeps = True
    for reader, found in pages(path):
        missed = [(text, page) for text, page in zip(TEXTS, found) if plain(page) != plain(text)]
        count = len(TEXTS) - len(missed)
        print(f"{reader}: {count} of {len(TEXTS)} texts, at least {LEAST[reader]}")
        for text, page in missed:
            print(f"    {text}: {page.strip()!r}")
        keeps = keeps and count >= LEAST[reader]
    if not keeps:
        sys.exit("pdftext: fewer texts than before")


if __name__ == "__main__":
    main()
