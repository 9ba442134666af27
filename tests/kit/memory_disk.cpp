#include "kit/memory_disk.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <sqlite3.h>

#include "engine/core/check.h"

namespace baize {

namespace {

constexpr std::size_t sector = 512;

// A 64-bit generator, so that the kit does not depend on the code under test.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    bool toss() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        return ((mixed >> 40) & 1) != 0;
    }

  private:
    std::uint64_t state_;
};

struct Change {
    bool truncates = false;
    std::size_t at = 0;
    std::vector<std::byte> bytes{};
};

void write_at(std::vector<std::byte>& content,
              std::size_t at,
              const std::byte* bytes,
              std::size_t size) {
    if (content.size() < at + size) content.resize(at + size);
    std::copy(bytes, bytes + size, content.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

struct MemoryDisk::File {
    std::vector<std::byte> content{};  // the content that the program reads
    std::vector<std::byte> synced{};
    std::vector<Change> since{};  // changes after the last sync
    bool was_synced = false;

    void write(std::size_t at, const std::byte* bytes, std::size_t size) {
        write_at(content, at, bytes, size);
        since.push_back({false, at, {bytes, bytes + size}});
    }

    void truncate(std::size_t size) {
        content.resize(size);
        since.push_back({true, size, {}});
    }

    void sync() {
        synced = content;
        since.clear();
        was_synced = true;
    }

    void lose_power(Dice& dice) {
        content = std::move(synced);
        for (const Change& change : since) {
            if (change.truncates) {
                if (dice.toss()) content.resize(change.at);
                continue;
            }
            for (std::size_t begin = 0; begin < change.bytes.size();) {
                const std::size_t end =
                    std::min(change.bytes.size(), begin + sector - (change.at + begin) % sector);
                if (dice.toss())
                    write_at(content, change.at + begin, &change.bytes[begin], end - begin);
                begin = end;
            }
        }
        since.clear();
        synced = content;
    }
};

namespace {

// An open file of SQLite.
struct OpenFile {
    sqlite3_file base;
    MemoryDisk* disk;
    std::shared_ptr<MemoryDisk::File>* file;
};

OpenFile& opened(sqlite3_file* file) {
    return *reinterpret_cast<OpenFile*>(file);
}

int close_file(sqlite3_file* file) {
    delete std::exchange(opened(file).file, nullptr);
    return SQLITE_OK;
}

int read_file(sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
    const std::vector<std::byte>& content = (*opened(file).file)->content;
    const auto wanted = static_cast<std::size_t>(size);
    const auto begin = std::min(static_cast<std::size_t>(offset), content.size());
    const std::size_t there = std::min(wanted, content.size() - begin);
    std::memset(into, 0, wanted);
    if (there > 0) std::memcpy(into, content.data() + begin, there);
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    OpenFile& open = opened(file);
    const auto at = static_cast<std::size_t>(offset);
    const auto length = static_cast<std::size_t>(size);
    if (open.disk->next_call() == MemoryDisk::Verdict::fails) return SQLITE_IOERR_WRITE;
    const std::size_t held = (*open.file)->content.size();
    if (at + length > held && !open.disk->has_room(at + length - held)) return SQLITE_FULL;
    (*open.file)->write(at, static_cast<const std::byte*>(from), length);
    return SQLITE_OK;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    if (opened(file).disk->next_call() == MemoryDisk::Verdict::fails) return SQLITE_IOERR_TRUNCATE;
    (*opened(file).file)->truncate(static_cast<std::size_t>(size));
    return SQLITE_OK;
}

int sync_file(sqlite3_file* file, int) {
    if (opened(file).disk->next_call() == MemoryDisk::Verdict::fails) return SQLITE_IOERR_FSYNC;
    (*opened(file).file)->sync();
    return SQLITE_OK;
}

int size_of_file(sqlite3_file* file, sqlite3_int64* size) {
    *size = static_cast<sqlite3_int64>((*opened(file).file)->content.size());
    return SQLITE_OK;
}

int lock_file(sqlite3_file*, int) {
    return SQLITE_OK;
}

int is_reserved(sqlite3_file*, int* answer) {
    *answer = 0;
    return SQLITE_OK;
}

int control_file(sqlite3_file*, int, void*) {
    return SQLITE_NOTFOUND;
}

int sector_size(sqlite3_file*) {
    return static_cast<int>(sector);
}

int characteristics(sqlite3_file*) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

// The disk offers no shared memory, so only one connection can open a file at a time.
const sqlite3_io_methods file_methods = [] {
    sqlite3_io_methods methods{};
    methods.iVersion = 1;
    methods.xClose = close_file;
    methods.xRead = read_file;
    methods.xWrite = write_file;
    methods.xTruncate = truncate_file;
    methods.xSync = sync_file;
    methods.xFileSize = size_of_file;
    methods.xLock = lock_file;
    methods.xUnlock = lock_file;
    methods.xCheckReservedLock = is_reserved;
    methods.xFileControl = control_file;
    methods.xSectorSize = sector_size;
    methods.xDeviceCharacteristics = characteristics;
    return methods;
}();

MemoryDisk& disk_of(sqlite3_vfs* vfs) {
    return *static_cast<MemoryDisk*>(vfs->pAppData);
}

int open_file(sqlite3_vfs* vfs, sqlite3_filename path, sqlite3_file* file, int flags, int* out) {
    MemoryDisk& disk = disk_of(vfs);
    OpenFile& open = opened(file);
    open.base.pMethods = nullptr;
    const std::string name = path == nullptr ? "" : path;
    const bool is_there = disk.files.contains(name);
    if (!disk.has_power()) return SQLITE_IOERR;
    if (!is_there && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
    std::shared_ptr<MemoryDisk::File> content = std::make_shared<MemoryDisk::File>();
    if (path != nullptr) content = disk.files.try_emplace(name, content).first->second;
    open.disk = &disk;
    open.file = new std::shared_ptr<MemoryDisk::File>(std::move(content));
    open.base.pMethods = &file_methods;
    if (out != nullptr) *out = flags;
    return SQLITE_OK;
}

int delete_file(sqlite3_vfs* vfs, const char* path, int) {
    if (disk_of(vfs).next_call() == MemoryDisk::Verdict::fails) return SQLITE_IOERR_DELETE;
    return disk_of(vfs).files.erase(path) == 1 ? SQLITE_OK : SQLITE_IOERR_DELETE_NOENT;
}

int access_file(sqlite3_vfs* vfs, const char* path, int, int* answer) {
    *answer = disk_of(vfs).files.contains(path) ? 1 : 0;
    return SQLITE_OK;
}

int full_path(sqlite3_vfs*, const char* path, int size, char* out) {
    sqlite3_snprintf(size, out, "%s", path);
    return SQLITE_OK;
}

// Fills the buffer with the same bytes every time, so that a run can be repeated.
int random_bytes(sqlite3_vfs*, int size, char* out) {
    for (int i = 0; i < size; ++i)
        out[i] = static_cast<char>(i * 37 + 11);
    return size;
}

int no_sleep(sqlite3_vfs*, int microseconds) {
    return microseconds;
}

int fixed_time(sqlite3_vfs*, double* days) {
    *days = 2'461'000.5;
    return SQLITE_OK;
}

}  // namespace

struct MemoryDisk::Registration {
    sqlite3_vfs vfs{};
};

MemoryDisk::MemoryDisk(std::string name)
    : name_(std::move(name)), registration_(std::make_unique<Registration>()) {
    sqlite3_vfs& vfs = registration_->vfs;
    vfs.iVersion = 1;
    vfs.szOsFile = sizeof(OpenFile);
    vfs.mxPathname = 200;
    vfs.zName = name_.c_str();
    vfs.pAppData = this;
    vfs.xOpen = open_file;
    vfs.xDelete = delete_file;
    vfs.xAccess = access_file;
    vfs.xFullPathname = full_path;
    vfs.xRandomness = random_bytes;
    vfs.xSleep = no_sleep;
    vfs.xCurrentTime = fixed_time;
    BAIZE_CHECK(sqlite3_vfs_register(&vfs, 0) == SQLITE_OK);
}

MemoryDisk::~MemoryDisk() {
    sqlite3_vfs_unregister(&registration_->vfs);
}

MemoryDisk::Verdict MemoryDisk::next_call() {
    ++calls_;
    const bool fails = calls_ == fails_at_ || !has_power();
    has_failed_ = has_failed_ || fails;
    return fails ? Verdict::fails : Verdict::works;
}

bool MemoryDisk::has_room(std::size_t more) const {
    std::size_t held = 0;
    for (const auto& [path, file] : files)
        held += file->content.size();
    return held + more <= capacity_;
}

void MemoryDisk::restart(std::uint64_t seed) {
    Dice dice(seed);
    std::erase_if(files, [&](const auto& entry) {
        return !entry.second->was_synced &&
               dice.toss();  // the name may be lost until the first sync
    });
    for (auto& [path, file] : files)
        file->lose_power(dice);
    power_cut_at_ = 0;
    fails_at_ = 0;
    capacity_ = SIZE_MAX;
    has_failed_ = false;
    calls_ = 0;
}

}  // namespace baize
